import { amount, fromNaira, naira, weekday, wholeNaira } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { DealTimes } from './DealTimes.tsx'
import { BACKERS, gainOn, type Invoice, percent, split } from './invoices.ts'
import { PaymentHistory } from './PaymentHistory.tsx'
import { SplitBar } from './SplitBar.tsx'

const STAKE = fromNaira(1_000_000)

type InvoiceDealProps = { invoice: Invoice; width: number; history?: boolean }

/** One invoice: how its value is shared, its dates, its funders. */
export function InvoiceDeal({ invoice, width, history = false }: InvoiceDealProps) {
  const { now, later, gain, commission } = split(invoice)
  const parts = [
    { name: `${invoice.seller}, today`, value: now, className: 'mercatus-now' },
    { name: 'the rest, when it falls due', value: later, className: 'mercatus-later' },
    { name: `Funders, ${invoice.rate}% a month`, value: gain, className: 'mercatus-gain' },
    { name: 'Commission, 1.5%', value: commission, className: 'mercatus-commission' },
  ]
  return (
    <div className="mercatus-deal">
      <p className="mockup-title">{invoice.seller}</p>
      <p className="mockup-note">
        {invoice.id}, owed by {invoice.buyer}
      </p>
      <p className="mockup-big">{wholeNaira(invoice.face)}</p>
      <SplitBar parts={parts} width={width} />
      {parts.map(({ name, value, className }) => (
        <div key={name} className="mercatus-part">
          <i className={className} />
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
