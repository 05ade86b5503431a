import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { InvoiceDeal } from './InvoiceDeal.tsx'
import { CHOSEN } from './invoices.ts'

/** One invoice, laid out for a phone. */
export function FidesMercatusDetail() {
  return (
    <div className="mockup-page">
      <div className="mockup-view-header">
        <div>
          <AppName mark="market">Mercatus</AppName>
        </div>
        <Chip>Working prototype</Chip>
      </div>
      {CHOSEN && <InvoiceDeal invoice={CHOSEN} width={27.1} />}
    </div>
  )
}
