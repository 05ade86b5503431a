import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { SchoolFeesDetail } from './SchoolFeesDetail.tsx'
import { SchoolFeesFull } from './SchoolFeesFull.tsx'

/** The school fees processor: fees of a term, and the morning's bank credits matched to invoices. */
export function SchoolFeesMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="leaf"
      label="School fees processor: second-term fees paid by class, and this morning’s bank credits matched to invoices, one of them unsure"
    >
      {variant === 'full' ? <SchoolFeesFull /> : <SchoolFeesDetail />}
    </MockupFrame>
  )
}
