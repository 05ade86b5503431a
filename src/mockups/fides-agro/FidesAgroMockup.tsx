import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { FidesAgroDetail } from './FidesAgroDetail.tsx'
import { FidesAgroFull } from './FidesAgroFull.tsx'

/** The prototype of Fides Agro: satellite rain data over insured farms, and a cluster that gets a drought payout. */
export function FidesAgroMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="leaf"
      label="Fides Agro, working prototype: a rain map of the Benue basin and a cluster of 318 insured farms paid because rain stayed below its line"
    >
      {variant === 'full' ? <FidesAgroFull /> : <FidesAgroDetail />}
    </MockupFrame>
  )
}
