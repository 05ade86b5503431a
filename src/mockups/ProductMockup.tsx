import type { ReactNode } from 'react'
import { AstraInsightScreen } from './astra-insight/AstraInsightMockup.tsx'
import { ClavisInstituteScreen } from './clavis-institute/ClavisInstituteMockup.tsx'
import { CortexAiSuiteScreen } from './cortex-ai/CortexAiSuiteMockup.tsx'
import { CortexhrScreen } from './cortexhr/CortexhrMockup.tsx'
import { FidesAgroScreen } from './fides-agro/FidesAgroMockup.tsx'
import { FidesMercatusScreen } from './fides-mercatus/FidesMercatusMockup.tsx'
import type { ScreenProps, ScreenVariant } from './mockup.ts'
import { ResultsManagementScreen } from './results-management/ResultsManagementMockup.tsx'
import { RetailChainScreen } from './retail-chain/RetailChainMockup.tsx'
import { SchoolFeesScreen } from './school-fees/SchoolFeesMockup.tsx'
import { SchoolManagementScreen } from './school-management/SchoolManagementMockup.tsx'
import { TaxlyScreen } from './taxly/TaxlyMockup.tsx'

type ProductScreenProps = {
  /** Id of a product, like `cortexhr`. */
  id: string
  /** All of the screen, or its telling part laid out for a frame 300 to 480 px wide. */
  variant?: ScreenVariant
}

/** The drawn screen of a product at work; nothing for a product that has none. */
export function ProductScreen({ id, variant = 'full' }: ProductScreenProps) {
  if (!hasScreen(id)) return null
  const Screen = SCREENS[id]
  return <Screen variant={variant} />
}

/** Whether a product has a drawn screen. */
export const hasScreen = (id: string): id is ProductId => Object.hasOwn(SCREENS, id)

export type ProductId = keyof typeof SCREENS

const SCREENS = {
  cortexhr: CortexhrScreen,
  taxly: TaxlyScreen,
  'school-management-system': SchoolManagementScreen,
  'clavis-institute': ClavisInstituteScreen,
  'retail-chain-system': RetailChainScreen,
  'fides-mercatus': FidesMercatusScreen,
  'results-management-system': ResultsManagementScreen,
  'school-fees-processor': SchoolFeesScreen,
  'cortex-ai-suite': CortexAiSuiteScreen,
  'astra-insight': AstraInsightScreen,
  'fides-agro': FidesAgroScreen,
} as const satisfies Record<string, (props: ScreenProps) => ReactNode>

/** Ids of the products that have a screen. */
export const PRODUCT_IDS = Object.keys(SCREENS).filter(hasScreen)
