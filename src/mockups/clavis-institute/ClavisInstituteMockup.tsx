import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { ClavisInstituteDetail } from './ClavisInstituteDetail.tsx'
import { ClavisInstituteFull } from './ClavisInstituteFull.tsx'

/** Clavis Institute: a lesson on joining two tables, with its exercise solved. */
export function ClavisInstituteMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="bronze"
      label="Clavis Institute: a lesson on joining two tables, the learner’s query, its result, and the join drawn row by row"
    >
      {variant === 'full' ? <ClavisInstituteFull /> : <ClavisInstituteDetail />}
    </MockupFrame>
  )
}
