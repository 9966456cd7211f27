import { analytics } from './analytics/meta'
import { articleExtractor } from './article-extractor/meta'
import { automatedWorkflows } from './automated-workflows/meta'
import { bondYields } from './bond-yields/meta'
import { cloudInfrastructure } from './cloud-infrastructure/meta'
import { customerSegmentation } from './customer-segmentation/meta'
import { dataIntegration } from './data-integration/meta'
import { dataVisualization } from './data-visualization/meta'
import { energyManagement } from './energy-management/meta'
import { integration } from './integration/meta'
import { investmentResearch } from './investment-research/meta'
import { machineLearning } from './machine-learning/meta'
import { mortgageApi } from './mortgage-api/meta'
import { predictiveMaintenance } from './predictive-maintenance/meta'
import { realTimeAnalytics } from './real-time-analytics/meta'
import { security } from './security/meta'
import { securityFeatures } from './security-features/meta'
import { shortSqueeze } from './short-squeeze/meta'
import { supplyChain } from './supply-chain/meta'
import { tradeData } from './trade-data/meta'
import type { DemoGroup, DemoMeta, DemoSlug } from './demo-meta'

/** Every demo by slug: a missing one does not compile. */
export const demos: Record<DemoSlug, DemoMeta> = {
  'data-integration': dataIntegration,
  'real-time-analytics': realTimeAnalytics,
  'machine-learning': machineLearning,
  'article-extractor': articleExtractor,
  'mortgage-api': mortgageApi,
  'bond-yields': bondYields,
  'trade-data': tradeData,
  'short-squeeze': shortSqueeze,
  'automated-workflows': automatedWorkflows,
  'data-visualization': dataVisualization,
  'investment-research': investmentResearch,
  'cloud-infrastructure': cloudInfrastructure,
  'supply-chain': supplyChain,
  'predictive-maintenance': predictiveMaintenance,
  'customer-segmentation': customerSegmentation,
  'energy-management': energyManagement,
  integration,
  analytics,
  security,
  'security-features': securityFeatures,
}

/** The demos of one catalogue group, in catalogue order. */
export function demosIn(group: DemoGroup): DemoMeta[] {
  return Object.values(demos).filter((demo) => demo.group === group)
}

/** The catalogue's groups with the specification's titles. */
export const catalogueGroups = [
  { group: 'active', title: 'Active Demos', note: 'Finished and maintained.' },
  {
    group: 'in-development',
    title: 'In Development',
    note: 'They work; we are still adding to them.',
  },
  { group: 'coming-soon', title: 'Coming Soon', note: 'Early, and open to try.' },
] as const satisfies readonly { group: DemoGroup; title: string; note: string }[]
