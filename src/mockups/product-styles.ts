import astra from './astra-insight/astra.css?inline'
import clavis from './clavis-institute/clavis.css?inline'
import cortexAi from './cortex-ai/cortexai.css?inline'
import cortexAiForm from './cortex-ai/form.css?inline'
import cortexhr from './cortexhr/cortexhr.css?inline'
import drawing from './drawing.css?inline'
import agro from './fides-agro/agro.css?inline'
import mercatus from './fides-mercatus/mercatus.css?inline'
import shared from './mockups.css?inline'
import { hasMockup, type MockupId } from './ProductMockup.tsx'
import results from './results-management/results.css?inline'
import goods from './retail-chain/goods.css?inline'
import retail from './retail-chain/retail.css?inline'
import fees from './school-fees/fees.css?inline'
import school from './school-management/school.css?inline'
import taxly from './taxly/taxly.css?inline'

/** Returns the CSS of a product's mock-up, or an empty text if the product has none. */
export function mockupStyles(id: string): string {
  return hasMockup(id) ? shared + drawing + STYLES[id] : ''
}

const STYLES: Record<MockupId, string> = {
  cortexhr,
  taxly,
  'school-management-system': school,
  'clavis-institute': clavis,
  'retail-chain-system': goods + retail,
  'fides-mercatus': mercatus,
  'results-management-system': results,
  'school-fees-processor': fees,
  'cortex-ai-suite': cortexAi + cortexAiForm,
  'astra-insight': astra,
  'fides-agro': agro,
}
