import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { CHOSEN } from './broadsheet.ts'
import { ReportCard } from './ReportCard.tsx'

/** One report card, laid out for a phone. */
export function ResultsManagementDetail() {
  return (
    <div className="mockup-page">
      <div className="mockup-view-header">
        <div>
          <AppName mark="sheet">Results</AppName>
        </div>
        <Chip>SSS 1 Science</Chip>
      </div>
      {CHOSEN && <ReportCard student={CHOSEN} />}
    </div>
  )
}
