import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { MockupButton } from '../MockupButton.tsx'
import { StepList } from '../StepList.tsx'
import { AreaQuestion } from './AreaQuestion.tsx'
import { FieldLink } from './FieldLink.tsx'
import { FieldRow } from './FieldRow.tsx'
import { FormPage } from './FormPage.tsx'
import { AREA_OF_SKETCH, CONFIDENCE_THRESHOLD, FIELDS, QUEUE } from './form.ts'

/** The queue, the scanned form, the fields read from it and the question that a person must answer. */
export function CortexAiSuiteFull() {
  return (
    <div className="cortexai-desk">
      <div className="cortexai-queue">
        <AppName mark="reader">Cortex AI</AppName>
        {QUEUE.map(({ name, note, state }) => (
          <div key={name} className={classNames(state === 'open' && 'cortexai-open')}>
            <svg className="cortexai-sheet" viewBox="0 0 24 32" aria-hidden="true">
              <path d="M1 1h22v30H1z" />
              <path d={THUMBNAILS[state]} />
            </svg>
            <b>{name}</b>
            <span>{note}</span>
          </div>
        ))}
        <p className="mockup-small">
          Working prototype
          <br />
          1,902 pages today
        </p>
      </div>
      <svg className="cortexai-view" viewBox="0 0 715 560" aria-hidden="true">
        <rect className="cortexai-table" width={400} height={560} />
        <g transform="translate(26 26)">
          <FormPage />
        </g>
        {FIELDS.map(({ label, confidence }, index) => (
          <FieldLink key={label} index={index} isUnsure={confidence < CONFIDENCE_THRESHOLD} />
        ))}
        <text x={430} y={38} className="cortexai-head">
          Read from page 1
        </text>
        <text x={693} y={38} textAnchor="end" className="cortexai-soft">
          4 seconds
        </text>
        {FIELDS.map((field, index) => (
          <FieldRow key={field.label} {...field} index={index} />
        ))}
      </svg>
      <div className="cortexai-question">
        <AreaQuestion />
        <div className="cortexai-choice">
          <MockupButton>Take {AREA_OF_SKETCH}</MockupButton>
          <MockupButton secondary>Keep the form’s</MockupButton>
        </div>
        <StepList
          steps={[
            { name: 'Scanned, read', note: 'Thu 12 Mar, 09:12:40 to 09:12:44', done: true },
            {
              name: 'Sent to Mary Agbo, counter 4',
              note: '09:12:51; nothing is filed until she decides',
              done: false,
            },
          ]}
        />
      </div>
    </div>
  )
}

const THUMBNAILS = {
  open: 'M5 7h14M5 12h14M5 17h14M5 22h8',
  done: 'M5 7h14M5 11h14M5 15h14M5 19h14M5 23h10',
  busy: 'M5 7h14M5 11h9',
}
