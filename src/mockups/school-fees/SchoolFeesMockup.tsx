import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Bar } from '../Bar.tsx'
import { Chip } from '../Chip.tsx'
import { DrawnButton } from '../DrawnButton.tsx'
import { amount, count, naira, weekday } from '../figures.ts'
import { MockupFrame } from '../MockupFrame.tsx'
import type { ScreenProps } from '../mockup.ts'
import { SideNav } from '../SideNav.tsx'
import { Tick } from '../Tick.tsx'
import { ViewHead } from '../ViewHead.tsx'
import { BILLED, CLASSES, PAID, PUPILS, SETTLEMENT } from './collections.ts'
import { Reconciliation } from './Reconciliation.tsx'

/** The school fees processor at work: what a term has brought in, and the morning's credits tied to invoices. */
export function SchoolFeesMockup({ variant }: ScreenProps) {
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
    <div className="screen-columns">
      <SideNav
        mark="coin"
        app="School Fees"
        items={['Collections', 'Invoices', 'Families', 'Reconcile', 'Settlement', 'Reports']}
        active="Collections"
        foot={['Maitama Heights College', 'Second term, 2025/26']}
      />
      <div className="screen-main">
        <ViewHead
          title="Second-term fees"
          note={`${count(PUPILS)} pupils, instalments allowed until week 11`}
        >
          <DrawnButton quiet>Remind families</DrawnButton>
          <DrawnButton>Settle to school</DrawnButton>
        </ViewHead>
        <div className="fees-totals">
          <Figure name="Billed" value={naira(BILLED)} />
          <Figure name="Paid" value={naira(PAID)} />
          <Figure name="Outstanding" value={naira(BILLED - PAID)} />
        </div>
        <ByClass width={47} />
        <p className="screen-heading fees-match-head">
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
          <Bar share={paid / billed} width={width} height={narrow ? 1 : 1.4} />
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
        <Tick /> 4 of 5 credits matched <b>{amount(SETTLEMENT.gross)}</b>
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
    <div className="screen-sheet">
      <div className="screen-top">
        <div>
          <AppName mark="coin">School Fees</AppName>
        </div>
        <Chip tone="tint">{((PAID / BILLED) * 100).toFixed(1)}% paid</Chip>
      </div>
      <p className="screen-note">Paid for second term, of {naira(BILLED)}</p>
      <p className="screen-big">{naira(PAID)}</p>
      <ByClass width={17.3} narrow />
      <p className="screen-heading">This morning, bank to invoice</p>
      <Reconciliation narrow />
      <div className="screen-bottom fees-phone-sum">
        <span>To the school {weekday('2026-03-13')}</span>
        <b>{naira(SETTLEMENT.net)}</b>
      </div>
    </div>
  )
}
