import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { CheckIcon } from '../CheckIcon.tsx'
import { Chip } from '../Chip.tsx'
import { amount, fromNaira, naira, sum, weekday } from '../format.ts'
import { LabelledValue } from '../LabelledValue.tsx'
import { MockupButton } from '../MockupButton.tsx'
import { ViewHeader } from '../ViewHeader.tsx'
import { DutyGrid } from './DutyGrid.tsx'
import { Receipt } from './Receipt.tsx'
import { VatTable } from './VatTable.tsx'
import { JANUARY } from './vat.ts'
import { YearBars } from './YearBars.tsx'

const STEPS = ['Import', 'Match', 'Review', 'File', 'Pay']

const TO_SETTLE = [
  { invoice: '0881', supplier: 'Kaduna Steel Traders', why: 'entered twice', vat: fromNaira(30_900) },
  { invoice: 'K-2207', supplier: 'Gwari Timber', why: 'no Tax ID on file', vat: fromNaira(13_462.5) },
  { invoice: '119', supplier: 'Ado Hardware', why: 'no Tax ID on file', vat: fromNaira(4_185) },
]

const DEADLINES = [
  { name: 'VAT and WHT, February', note: 'Nigeria Revenue Service', date: '2026-03-21' },
  { name: 'PAYE, March', note: 'FCT-IRS', date: '2026-04-10' },
  { name: 'Company income tax, 2025', note: 'Nigeria Revenue Service', date: '2026-06-30' },
]

/** The VAT return with deadlines, payments and a receipt. */
export function TaxlyFull() {
  return (
    <div className="taxly-page">
      <div className="taxly-bar">
        <AppName mark="tax">Taxly</AppName>
        <div className="taxly-tabs">
          {['Calendar', 'VAT', 'PAYE', 'Withholding', 'Company tax', 'Receipts'].map((tab) => (
            <span key={tab} className={classNames(tab === 'VAT' && 'taxly-open')}>
              {tab}
            </span>
          ))}
        </div>
        <span className="mockup-small">Zuma Building Supplies Ltd, Tax ID ••••••• 0417</span>
      </div>
      <div className="mockup-main">
        <ViewHeader
          title="VAT return, February 2026"
          note="412 sales and 96 purchase invoices matched to the bank"
        >
          <Chip tone="alert">9 days left</Chip>
          <MockupButton>File return</MockupButton>
        </ViewHeader>
        <div className="taxly-steps">
          {STEPS.map((step, index) => (
            <span key={step} className={classNames(index < 2 && 'taxly-done', index === 2 && 'taxly-now')}>
              {index < 2 ? <CheckIcon /> : index + 1} {step}
            </span>
          ))}
        </div>
        <VatTable withBase />
        <p className="mockup-heading">
          Three invoices wait for you, {amount(sum(TO_SETTLE, ({ vat }) => vat))} of input VAT left out until
          then
        </p>
        <div className="taxly-settle">
          {TO_SETTLE.map(({ invoice, supplier, why, vat }) => (
            <div key={invoice}>
              <span>{invoice}</span>
              <b>{supplier}</b>
              <span className="taxly-why">{why}</span>
              <span className="mockup-align-right">{amount(vat)}</span>
              <u>{why === 'entered twice' ? 'Drop one' : 'Add Tax ID'}</u>
            </div>
          ))}
        </div>
      </div>
      <div className="taxly-year">
        <p className="mockup-heading">2026, return by return</p>
        <DutyGrid width={25.2} />
        <p className="mockup-heading">Next</p>
        {DEADLINES.map(({ name, note, date }) => (
          <LabelledValue key={name} name={name} note={note} value={weekday(date)} />
        ))}
        <p className="mockup-heading">VAT paid, twelve months, ₦m</p>
        <YearBars width={25.2} height={9} />
        <p className="mockup-heading">Last receipt</p>
        <Receipt paid={naira(JANUARY)} />
      </div>
    </div>
  )
}
