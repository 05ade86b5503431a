import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { TaxlyDetail } from './TaxlyDetail.tsx'
import { TaxlyFull } from './TaxlyFull.tsx'

/** Taxly: a company's VAT return under review. */
export function TaxlyMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="leaf"
      label="Taxly: a company’s VAT return for February 2026 under review, three invoices to settle before it is filed by 21 March"
    >
      {variant === 'full' ? <TaxlyFull /> : <TaxlyDetail />}
    </MockupFrame>
  )
}
