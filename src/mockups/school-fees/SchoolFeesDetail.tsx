import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { naira, weekday } from '../format.ts'
import { ClassProgress } from './ClassProgress.tsx'
import { BILLED, PAID, SETTLEMENT } from './collections.ts'
import { Reconciliation } from './Reconciliation.tsx'

/** Fees paid and credits, laid out for a phone. */
export function SchoolFeesDetail() {
  return (
    <div className="mockup-page">
      <div className="mockup-view-header">
        <div>
          <AppName mark="coin">School Fees</AppName>
        </div>
        <Chip tone="tint">{((PAID / BILLED) * 100).toFixed(1)}% paid</Chip>
      </div>
      <p className="mockup-note">Paid for second term, of {naira(BILLED)}</p>
      <p className="mockup-big">{naira(PAID)}</p>
      <ClassProgress width={17.3} narrow />
      <p className="mockup-heading">This morning, bank to invoice</p>
      <Reconciliation narrow />
      <div className="mockup-bottom fees-phone-sum">
        <span>To the school {weekday('2026-03-13')}</span>
        <b>{naira(SETTLEMENT.net)}</b>
      </div>
    </div>
  )
}
