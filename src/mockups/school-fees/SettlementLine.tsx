import { CheckIcon } from '../CheckIcon.tsx'
import { amount, naira, weekday } from '../format.ts'
import { SETTLEMENT } from './collections.ts'

/** The amount paid out to the school, after the fee is deducted. */
export function SettlementLine() {
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
