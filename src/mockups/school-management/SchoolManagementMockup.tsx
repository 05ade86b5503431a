import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { SchoolManagementDetail } from './SchoolManagementDetail.tsx'
import { SchoolManagementFull } from './SchoolManagementFull.tsx'

/** The school management system: the timetable of a class and its attendance today. */
export function SchoolManagementMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="indigo"
      label="School management system: the weekly timetable of class JSS 2B, with 34 of 36 pupils present this morning"
    >
      {variant === 'full' ? <SchoolManagementFull /> : <SchoolManagementDetail />}
    </MockupFrame>
  )
}
