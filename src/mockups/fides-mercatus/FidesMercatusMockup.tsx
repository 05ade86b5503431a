import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { FidesMercatusDetail } from './FidesMercatusDetail.tsx'
import { FidesMercatusFull } from './FidesMercatusFull.tsx'

/** The prototype of Fides Mercatus: invoices open for funding, and one of them in detail. */
export function FidesMercatusMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="bronze"
      label="Fides Mercatus, working prototype: confirmed invoices open for funding, and how the value of one of them is shared"
    >
      {variant === 'full' ? <FidesMercatusFull /> : <FidesMercatusDetail />}
    </MockupFrame>
  )
}
