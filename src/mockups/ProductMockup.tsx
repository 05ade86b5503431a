import type { ReactNode } from 'react'
import { AstraInsightMockup } from './astra-insight/AstraInsightMockup.tsx'
import { ClavisInstituteMockup } from './clavis-institute/ClavisInstituteMockup.tsx'
import { CortexAiSuiteMockup } from './cortex-ai/CortexAiSuiteMockup.tsx'
import { CortexhrMockup } from './cortexhr/CortexhrMockup.tsx'
import { FidesAgroMockup } from './fides-agro/FidesAgroMockup.tsx'
import { FidesMercatusMockup } from './fides-mercatus/FidesMercatusMockup.tsx'
import type { ScreenProps, ScreenVariant } from './mockup.ts'
import { ResultsManagementMockup } from './results-management/ResultsManagementMockup.tsx'
import { RetailChainMockup } from './retail-chain/RetailChainMockup.tsx'
import { SchoolFeesMockup } from './school-fees/SchoolFeesMockup.tsx'
import { SchoolManagementMockup } from './school-management/SchoolManagementMockup.tsx'
import { TaxlyMockup } from './taxly/TaxlyMockup.tsx'

type ProductMockupProps = {
  /** Id of a product, like `cortexhr`. */
  id: string
  /** All of the screen, or its telling part laid out for a frame 300 to 480 px wide. */
  variant?: ScreenVariant
}

/** The drawn screen of a product at work; nothing for a product that has none. */
export function ProductMockup({ id, variant = 'full' }: ProductMockupProps) {
  if (!hasScreen(id)) return null
  const Screen = SCREENS[id]
  return <Screen variant={variant} />
}

/** Whether a product has a drawn screen. */
export const hasScreen = (id: string): id is ProductId => Object.hasOwn(SCREENS, id)

export type ProductId = keyof typeof SCREENS

const SCREENS = {
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
} as const satisfies Record<string, (props: ScreenProps) => ReactNode>

/** Ids of the products that have a screen. */
export const PRODUCT_IDS = Object.keys(SCREENS).filter(hasScreen)
