import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { CheckIcon } from '../CheckIcon.tsx'
import { Chip } from '../Chip.tsx'
import { amount, count, naira, weekday } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { ProgressBar } from '../ProgressBar.tsx'
import { SideNav } from '../SideNav.tsx'
import { ViewHeader } from '../ViewHeader.tsx'
import { BILLED, CLASSES, PAID, PUPILS, SETTLEMENT } from './collections.ts'
import { Reconciliation } from './Reconciliation.tsx'

/** The school fees processor at work: what a term has brought in, and the morning's credits tied to invoices. */
export function SchoolFeesMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="leaf"
      label="School fees processor: second-term fees paid by class, and this morning’s bank credits matched to invoices, one of them unsure"
    >
      {variant === 'full' ? <Collections /> : <Phone />}
    </MockupFrame>
  )
}

function Collections() {
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
          <MockupButton quiet>Remind families</MockupButton>
          <MockupButton>Settle to school</MockupButton>
        </ViewHeader>
        <div className="fees-totals">
          <Figure name="Billed" value={naira(BILLED)} />
          <Figure name="Paid" value={naira(PAID)} />
          <Figure name="Outstanding" value={naira(BILLED - PAID)} />
        </div>
        <ByClass width={47} />
        <p className="mockup-heading fees-match-head">
          This morning, bank to invoice <span>Thu 12 Mar, 09:30</span>
        </p>
        <Reconciliation />
        <Settlement />
      </div>
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  )
}

function ByClass({ width, narrow = false }: { width: number; narrow?: boolean }) {
  return (
    <div className={classNames('fees-classes', narrow && 'fees-narrow')}>
      {CLASSES.map(({ name, billed, paid }) => (
        <div key={name}>
          <b>{name}</b>
          <ProgressBar share={paid / billed} width={width} height={narrow ? 1 : 1.4} />
          <b className={classNames(paid / billed < 0.85 && 'fees-late')}>
            {((paid / billed) * 100).toFixed(1)}%
          </b>
          {!narrow && <span>{amount(billed - paid)} left</span>}
        </div>
      ))}
    </div>
  )
}

function Settlement() {
  return (
    <p className="fees-settlement">
      <span>
        <CheckIcon /> 4 of 5 credits matched <b>{amount(SETTLEMENT.gross)}</b>
      </span>
      <span>
        Fee, 1.4% each <b>{amount(-SETTLEMENT.fee)}</b>
      </span>
      <span>
        To the school on {weekday('2026-03-13')} <b>{naira(SETTLEMENT.net)}</b>
      </span>
    </p>
  )
}

function Phone() {
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
      <ByClass width={17.3} narrow />
      <p className="mockup-heading">This morning, bank to invoice</p>
      <Reconciliation narrow />
      <div className="mockup-bottom fees-phone-sum">
        <span>To the school {weekday('2026-03-13')}</span>
        <b>{naira(SETTLEMENT.net)}</b>
      </div>
    </div>
  )
}
