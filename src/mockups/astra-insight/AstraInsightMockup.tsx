import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { AstraInsightDetail } from './AstraInsightDetail.tsx'
import { AstraInsightFull } from './AstraInsightFull.tsx'

/** The prototype of Astra Insight: maize prices over forty weeks, and the profit after haulage. */
export function AstraInsightMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="indigo"
      label="Astra Insight, working prototype: the weekly price of white maize in Lagos, Ibadan and Kano, and what a trader keeps after haulage"
    >
      <div className="astra-night">{variant === 'full' ? <AstraInsightFull /> : <AstraInsightDetail />}</div>
    </MockupFrame>
  )
}
