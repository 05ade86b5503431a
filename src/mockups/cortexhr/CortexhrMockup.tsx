import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { CortexhrDetail } from './CortexhrDetail.tsx'
import { CortexhrFull } from './CortexhrFull.tsx'

/** CortexHR: a month's payroll of 248 people, ready for approval. */
export function CortexhrMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="sky"
      label="CortexHR: the March 2026 payroll of 248 people, with income tax, pension and housing fund worked out for each, ready to approve"
    >
      {variant === 'full' ? <CortexhrFull /> : <CortexhrDetail />}
    </MockupFrame>
  )
}
