import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { MockupButton } from '../MockupButton.tsx'
import { AreaQuestion } from './AreaQuestion.tsx'
import { FormPage } from './FormPage.tsx'
import { AREA_OF_SKETCH, CONFIDENCE_THRESHOLD, FIELDS } from './form.ts'

/** The fields and the question that a person must answer, laid out for a phone. */
export function CortexAiSuiteDetail() {
  return (
    <div className="cortexai-phone">
      <div className="cortexai-phone-top">
        <AppName mark="reader">Cortex AI</AppName>
        <Chip>Working prototype</Chip>
      </div>
      <svg className="cortexai-crop" viewBox="-8 184 366 141.5" aria-hidden="true">
        <rect className="cortexai-table" x={-20} y={100} width={400} height={400} />
        <FormPage only="fields" />
      </svg>
      <div className="cortexai-phone-fields">
        {FIELDS.slice(3).map(({ label, read, confidence }) => (
          <div key={label} className={classNames(confidence < CONFIDENCE_THRESHOLD && 'cortexai-unsure')}>
            <span>{label}</span>
            <b>{read}</b>
            <em>{confidence}%</em>
          </div>
        ))}
      </div>
      <div className="cortexai-phone-question">
        <AreaQuestion />
        <MockupButton wide>Take {AREA_OF_SKETCH} m²</MockupButton>
      </div>
    </div>
  )
}
