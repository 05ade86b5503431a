import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { CheckIcon } from '../CheckIcon.tsx'
import { Chip } from '../Chip.tsx'
import { amount, fromNaira, naira, sum, weekday } from '../format.ts'
import { LabelledValue } from '../LabelledValue.tsx'
import { MockupButton } from '../MockupButton.tsx'
import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { ViewHeader } from '../ViewHeader.tsx'
import { DutyGrid } from './DutyGrid.tsx'
import { Receipt } from './Receipt.tsx'
import { JANUARY, VAT_LINES, VAT_PAYABLE } from './vat.ts'
import { YearBars } from './YearBars.tsx'

/** Taxly at work: a company's VAT return, checked line by line before it is filed. */
export function TaxlyMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="leaf"
      label="Taxly: a company’s VAT return for February 2026 under review, three invoices to settle before it is filed by 21 March"
    >
      {variant === 'full' ? <Return /> : <Phone />}
    </MockupFrame>
  )
}

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

function Return() {
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
        <Lines withBase />
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

function Lines({ withBase = false }: { withBase?: boolean }) {
  return (
    <table className={classNames('mockup-table', withBase ? 'taxly-lines' : 'taxly-short')}>
      <tbody>
        <tr>
          <th>Line</th>
          {withBase && <th className="mockup-align-right">Base, ₦</th>}
          <th className="mockup-align-right">VAT at 7.5%, ₦</th>
        </tr>
        {VAT_LINES.map(({ name, base, vat }) => (
          <tr key={name}>
            <td>{name}</td>
            {withBase && <td className="mockup-align-right">{base === undefined ? '' : amount(base)}</td>}
            <td className="mockup-align-right">{vat === undefined ? 'exempt' : amount(vat)}</td>
          </tr>
        ))}
        <tr className="mockup-total">
          <td>To pay</td>
          {withBase && <td />}
          <td className="mockup-align-right">{amount(VAT_PAYABLE)}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Phone() {
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
      <Lines />
      <DutyGrid width={27.1} />
      <div className="mockup-bottom">
        <MockupButton wide>File by {weekday('2026-03-21')}</MockupButton>
      </div>
    </div>
  )
}
