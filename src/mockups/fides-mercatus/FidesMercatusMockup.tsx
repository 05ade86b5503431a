import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { amount, dayMonth, fromNaira, naira, weekday, wholeNaira } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { ProgressBar } from '../ProgressBar.tsx'
import { SideNav } from '../SideNav.tsx'
import { ViewHeader } from '../ViewHeader.tsx'
import { DealTimes } from './DealTimes.tsx'
import { BACKERS, gainOn, INVOICES, type Invoice, MARKET, split } from './invoices.ts'
import { PaymentHistory } from './PaymentHistory.tsx'
import { SplitBar } from './SplitBar.tsx'

/** The working prototype of Fides Mercatus: invoices that funders may put money to, and one deal worked out. */
export function FidesMercatusMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="bronze"
      label="Fides Mercatus, working prototype: confirmed invoices open for funding, and how the value of one of them is shared"
    >
      {variant === 'full' ? <Market /> : <Phone />}
    </MockupFrame>
  )
}

const CHOSEN = INVOICES[3]
const STAKE = fromNaira(1_000_000)

function Market() {
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
          <MockupButton quiet>30 to 90 days</MockupButton>
          <MockupButton quiet>All sectors</MockupButton>
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
        <Invoices />
      </div>
      <div className="mockup-side">{CHOSEN && <Deal invoice={CHOSEN} width={21.3} history />}</div>
    </div>
  )
}

function Invoices() {
  return (
    <table className="mockup-table mercatus-invoices">
      <tbody>
        <tr>
          <th>Seller, and who owes</th>
          <th className="mockup-align-right">Face value</th>
          <th className="mockup-align-right">Due</th>
          <th className="mockup-align-right">A month</th>
          <th className="mockup-align-right">Funded</th>
        </tr>
        {INVOICES.map((invoice) => (
          <tr key={invoice.id} className={classNames(invoice === CHOSEN && 'mockup-selected')}>
            <td>
              <b>{invoice.seller}</b>
              <span className="mockup-subtitle">
                {invoice.id}, {invoice.buyer}
              </span>
            </td>
            <td className="mockup-align-right">{amount(invoice.face)}</td>
            <td className="mockup-align-right">
              {dayMonth(invoice.due)}
              <span className="mockup-subtitle">{invoice.tenor} days</span>
            </td>
            <td className="mockup-align-right">{invoice.rate.toFixed(1)}%</td>
            <td>
              <span className="mercatus-funded">
                <ProgressBar share={invoice.funded / invoice.wanted} width={8} height={0.9} />
                <span>{percent(invoice.funded / invoice.wanted)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DealProps = { invoice: Invoice; width: number; history?: boolean }

function Deal({ invoice, width, history = false }: DealProps) {
  const { now, later, gain, commission } = split(invoice)
  const parts = [
    { name: `${invoice.seller}, today`, value: now, dye: 'mercatus-now' },
    { name: 'the rest, when it falls due', value: later, dye: 'mercatus-later' },
    { name: `Funders, ${invoice.rate}% a month`, value: gain, dye: 'mercatus-gain' },
    { name: 'Commission, 1.5%', value: commission, dye: 'mercatus-commission' },
  ]
  return (
    <div className="mercatus-deal">
      <p className="mockup-title">{invoice.seller}</p>
      <p className="mockup-note">
        {invoice.id}, owed by {invoice.buyer}
      </p>
      <p className="mockup-big">{wholeNaira(invoice.face)}</p>
      <SplitBar parts={parts} width={width} />
      {parts.map(({ name, value, dye }) => (
        <div key={name} className="mercatus-part">
          <i className={dye} />
          <span>{name}</span>
          <span>{amount(value)}</span>
        </div>
      ))}
      <div className="mercatus-whole">
        <span>{invoice.buyer} pays</span>
        <span>{amount(invoice.face)}</span>
      </div>
      <p className="mockup-heading">The goods, the word, the money</p>
      <DealTimes invoice={invoice} width={width} />
      {history && (
        <>
          <p className="mockup-heading">How {invoice.buyer} has paid</p>
          <PaymentHistory width={width} />
          <p className="mockup-heading">Funded so far, {percent(invoice.funded / invoice.wanted)}</p>
          {BACKERS.map(({ name, stake }) => (
            <p key={name} className="mercatus-backer">
              <span>{name}</span>
              <ProgressBar share={stake / invoice.wanted} width={7} height={0.8} />
              <span>{amount(stake)}</span>
            </p>
          ))}
        </>
      )}
      <div className="mockup-bottom">
        <p className="mercatus-stake">
          <span>{wholeNaira(STAKE)} today</span>
          <b>
            {naira(STAKE + gainOn(STAKE, invoice))} on {weekday(invoice.due)}
          </b>
        </p>
        <MockupButton wide>Fund {wholeNaira(STAKE)}</MockupButton>
      </div>
    </div>
  )
}

function Phone() {
  return (
    <div className="mockup-page">
      <div className="mockup-view-header">
        <div>
          <AppName mark="market">Mercatus</AppName>
        </div>
        <Chip>Working prototype</Chip>
      </div>
      {CHOSEN && <Deal invoice={CHOSEN} width={27.1} />}
    </div>
  )
}

const percent = (share: number) => `${Math.round(share * 100)}%`
