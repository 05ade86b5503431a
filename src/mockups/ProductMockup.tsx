import type { ReactNode } from 'react'
import { AstraInsightMockup } from './astra-insight/AstraInsightMockup.tsx'
import { ClavisInstituteMockup } from './clavis-institute/ClavisInstituteMockup.tsx'
import { CortexAiSuiteMockup } from './cortex-ai/CortexAiSuiteMockup.tsx'
import { CortexhrMockup } from './cortexhr/CortexhrMockup.tsx'
import { FidesAgroMockup } from './fides-agro/FidesAgroMockup.tsx'
import { FidesMercatusMockup } from './fides-mercatus/FidesMercatusMockup.tsx'
import type { MockupProps, MockupVariant } from './mockup-props.ts'
import { ResultsManagementMockup } from './results-management/ResultsManagementMockup.tsx'
import { RetailChainMockup } from './retail-chain/RetailChainMockup.tsx'
import { SchoolFeesMockup } from './school-fees/SchoolFeesMockup.tsx'
import { SchoolManagementMockup } from './school-management/SchoolManagementMockup.tsx'
import { TaxlyMockup } from './taxly/TaxlyMockup.tsx'

type ProductMockupProps = {
  /** Id of a product, like `cortexhr`. */
  id: string
  /** `detail` is for frames 300 to 480 px wide. Default `full`. */
  variant?: MockupVariant
}

/** The mock-up of a product, or nothing if the product has none. */
export function ProductMockup({ id, variant = 'full' }: ProductMockupProps) {
  if (!hasMockup(id)) return null
  const Mockup = MOCKUPS[id]
  return <Mockup variant={variant} />
}

/** Returns true if a product has a mock-up. */
export const hasMockup = (id: string): id is MockupId => Object.hasOwn(MOCKUPS, id)

export type MockupId = keyof typeof MOCKUPS

const MOCKUPS = {
  cortexhr: CortexhrMockup,
  taxly: TaxlyMockup,
  'school-management-system': SchoolManagementMockup,
  'clavis-institute': ClavisInstituteMockup,
  'retail-chain-system': RetailChainMockup,
  'fides-mercatus': FidesMercatusMockup,
  'results-management-system': ResultsManagementMockup,
  'school-fees-processor': SchoolFeesMockup,
  'cortex-ai-suite': CortexAiSuiteMockup,
  'astra-insight': AstraInsightMockup,
  'fides-agro': FidesAgroMockup,
} as const satisfies Record<string, (props: MockupProps) => ReactNode>

/** Ids of the products with a mock-up. */
export const MOCKUP_IDS = Object.keys(MOCKUPS).filter(hasMockup)
