import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { RetailChainDetail } from './RetailChainDetail.tsx'
import { RetailChainFull } from './RetailChainFull.tsx'

/** The retail chain system: a till that works offline. */
export function RetailChainMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="laterite"
      label="Retail chain system: till 3 of the Gwarinpa branch, a basket of 14 items to be paid by transfer, working offline"
    >
      {variant === 'full' ? <RetailChainFull /> : <RetailChainDetail />}
    </MockupFrame>
  )
}
