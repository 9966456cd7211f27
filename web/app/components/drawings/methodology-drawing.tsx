import type { ComponentType } from 'react'
import type { MethodologyId } from '@/content/methodologies'
import { CrispDm, DataOps } from './process-methods'
import { AgileDataWarehouseDesign, DataVault, Kimball } from './warehouse-methods'

const drawings: Record<MethodologyId, ComponentType> = {
  'agile-data-warehouse-design': AgileDataWarehouseDesign,
  'data-vault': DataVault,
  kimball: Kimball,
  'crisp-dm': CrispDm,
  dataops: DataOps,
}

/** The drawing that shows a method at work on an order. */
export function MethodologyDrawing({ method }: { method: MethodologyId }) {
  const Picture = drawings[method]
  return <Picture />
}
