import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { ResultsManagementDetail } from './ResultsManagementDetail.tsx'
import { ResultsManagementFull } from './ResultsManagementFull.tsx'

/** The results management system: the broadsheet of a class, and one student's report card. */
export function ResultsManagementMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="sky"
      label="Results management system: the second-term broadsheet of a class of 42 with grades and positions, and one student’s report card"
    >
      {variant === 'full' ? <ResultsManagementFull /> : <ResultsManagementDetail />}
    </MockupFrame>
  )
}
