import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { naira, weekday } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { DutyGrid } from './DutyGrid.tsx'
import { VatTable } from './VatTable.tsx'
import { VAT_PAYABLE } from './vat.ts'

/** The VAT return, laid out for a phone. */
export function TaxlyDetail() {
  return (
    <div className="mockup-page">
      <div className="mockup-view-header">
        <div>
          <AppName mark="tax">Taxly</AppName>
        </div>
        <Chip tone="alert">9 days left</Chip>
      </div>
      <p className="mockup-note">VAT to pay for February 2026</p>
      <p className="mockup-big">{naira(VAT_PAYABLE)}</p>
      <VatTable />
      <DutyGrid width={27.1} />
      <div className="mockup-bottom">
        <MockupButton wide>File by {weekday('2026-03-21')}</MockupButton>
      </div>
    </div>
  )
}
