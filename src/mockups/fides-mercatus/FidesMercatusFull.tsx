import { naira } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { SideNav } from '../SideNav.tsx'
import { ViewHeader } from '../ViewHeader.tsx'
import { InvoiceDeal } from './InvoiceDeal.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'
import { CHOSEN, MARKET, percent } from './invoices.ts'

/** The table of open invoices, and next to it the details of the selected invoice. */
export function FidesMercatusFull() {
  return (
    <div className="mockup-columns mercatus-page">
      <SideNav
        mark="market"
        app="Mercatus"
        items={['Market', 'My stakes', 'Buyers', 'Settlements', 'Statements']}
        active="Market"
        foot={['Working prototype', 'Funder view, test money']}
      />
      <div className="mockup-main">
        <ViewHeader title="Open invoices" note="Each debt confirmed by the buyer before it is listed">
          <MockupButton secondary>30 to 90 days</MockupButton>
          <MockupButton secondary>All sectors</MockupButton>
        </ViewHeader>
        <div className="mercatus-sums">
          <span>
            Wanted <b>{naira(MARKET.wanted)}</b>
          </span>
          <span>
            Funded <b>{naira(MARKET.funded)}</b>
          </span>
          <ProgressBar share={MARKET.funded / MARKET.wanted} width={14} height={1} />
          <b>{percent(MARKET.funded / MARKET.wanted)}</b>
        </div>
        <InvoiceTable />
      </div>
      <div className="mockup-side">{CHOSEN && <InvoiceDeal invoice={CHOSEN} width={21.3} history />}</div>
    </div>
  )
}
