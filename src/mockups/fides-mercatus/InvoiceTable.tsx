import { classNames } from '#src/ui/class-names.ts'
import { amount, dayMonth } from '../format.ts'
import { ProgressBar } from '../ProgressBar.tsx'
import { CHOSEN, INVOICES, percent } from './invoices.ts'

/** All invoices open for funding. */
export function InvoiceTable() {
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
