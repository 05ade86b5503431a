import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { DONE, LESSONS } from './lesson.ts'
import { QueryEditor } from './QueryEditor.tsx'
import { QueryResult } from './QueryResult.tsx'

/** The exercise, laid out for a phone. */
export function ClavisInstituteDetail() {
  return (
    <div className="mockup-page">
      <div className="mockup-view-header">
        <div>
          <AppName mark="key">Clavis Institute</AppName>
        </div>
        <Chip>
          {DONE} of {LESSONS}
        </Chip>
      </div>
      <p className="mockup-title">Which markets buy from us twice?</p>
      <QueryEditor />
      <QueryResult />
    </div>
  )
}
