import { classNames } from '#src/ui/class-names.ts'
import { amount } from '../format.ts'
import { VAT_LINES, VAT_PAYABLE } from './vat.ts'

/** The lines of the VAT return. */
export function VatTable({ withBase = false }: { withBase?: boolean }) {
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
