import { count, naira } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { SideNav } from '../SideNav.tsx'
import { ViewHeader } from '../ViewHeader.tsx'
import { ClassProgress } from './ClassProgress.tsx'
import { BILLED, PAID, PUPILS } from './collections.ts'
import { FeeTotal } from './FeeTotal.tsx'
import { Reconciliation } from './Reconciliation.tsx'
import { SettlementLine } from './SettlementLine.tsx'

/** Fees paid by class, and bank credits matched to invoices. */
export function SchoolFeesFull() {
  return (
    <div className="mockup-columns">
      <SideNav
        mark="coin"
        app="School Fees"
        items={['Collections', 'Invoices', 'Families', 'Reconcile', 'Settlement', 'Reports']}
        active="Collections"
        foot={['Maitama Heights College', 'Second term, 2025/26']}
      />
      <div className="mockup-main">
        <ViewHeader
          title="Second-term fees"
          note={`${count(PUPILS)} pupils, instalments allowed until week 11`}
        >
          <MockupButton secondary>Remind families</MockupButton>
          <MockupButton>Settle to school</MockupButton>
        </ViewHeader>
        <div className="fees-totals">
          <FeeTotal name="Billed" value={naira(BILLED)} />
          <FeeTotal name="Paid" value={naira(PAID)} />
          <FeeTotal name="Outstanding" value={naira(BILLED - PAID)} />
        </div>
        <ClassProgress width={47} />
        <p className="mockup-heading fees-match-head">
          This morning, bank to invoice <span>Thu 12 Mar, 09:30</span>
        </p>
        <Reconciliation />
        <SettlementLine />
      </div>
    </div>
  )
}
