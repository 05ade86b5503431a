import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { CortexAiSuiteDetail } from './CortexAiSuiteDetail.tsx'
import { CortexAiSuiteFull } from './CortexAiSuiteFull.tsx'

/** The prototype of Cortex AI Suite: a scanned form and the fields read from it, one of them uncertain. */
export function CortexAiSuiteMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="sky"
      label="Cortex AI Suite, working prototype: a scanned land form and the six fields read from it, one of them unsure and sent to a person"
    >
      {variant === 'full' ? <CortexAiSuiteFull /> : <CortexAiSuiteDetail />}
    </MockupFrame>
  )
}
