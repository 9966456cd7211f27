import type { ComponentType } from 'react'
import type { ServiceCardId } from '@/content/services'
import {
  BusinessIntelligence,
  DataIntegration,
  DataVisualization,
  PredictiveAnalytics,
  RealTimeAnalytics,
} from './analytics-insights'
import {
  CloudNativeSolutions,
  ContinuityOfService,
  DataMigration,
  HybridArchitecture,
  MigrationStrategy,
} from './cloud-integration'
import {
  DataModeling,
  OpenDataStandards,
  PerformanceOptimization,
  ScalableInfrastructure,
  SystemIntegration,
} from './data-architecture'
import {
  AccessControl,
  ComplianceManagement,
  DataProtection,
  IdentityManagement,
} from './security-solutions'

/** The drawing of every area of work: a missing one does not compile. */
const drawings: Record<ServiceCardId, ComponentType> = {
  'scalable-infrastructure': ScalableInfrastructure,
  'data-modeling': DataModeling,
  'system-integration': SystemIntegration,
  'open-data-standards': OpenDataStandards,
  'performance-optimization': PerformanceOptimization,
  'migration-strategy': MigrationStrategy,
  'data-migration': DataMigration,
  'cloud-native-solutions': CloudNativeSolutions,
  'hybrid-architecture': HybridArchitecture,
  'continuity-of-service': ContinuityOfService,
  'data-protection': DataProtection,
  'access-control': AccessControl,
  'compliance-management': ComplianceManagement,
  'identity-management': IdentityManagement,
  'business-intelligence': BusinessIntelligence,
  'predictive-analytics': PredictiveAnalytics,
  'real-time-analytics': RealTimeAnalytics,
  'data-visualization': DataVisualization,
  'data-integration': DataIntegration,
}

/** The drawing that goes with an area of work. */
export function ServiceDrawing({ card }: { card: ServiceCardId }) {
  const Picture = drawings[card]
  return <Picture />
}
