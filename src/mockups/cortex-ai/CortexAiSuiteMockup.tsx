import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { tenth } from '../coordinates.ts'
import { MockupButton } from '../MockupButton.tsx'
import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { StepList } from '../StepList.tsx'
import { boxOf, FormPage } from './FormPage.tsx'
import { AREA_OF_SKETCH, FIELDS, QUEUE, SIDES, SURE_ENOUGH } from './form.ts'

/** The working prototype of Cortex AI Suite: a form read, and the one figure it does not trust. */
export function CortexAiSuiteMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="sky"
      label="Cortex AI Suite, working prototype: a scanned land form and the six fields read from it, one of them unsure and sent to a person"
    >
      {variant === 'full' ? <Desk /> : <Phone />}
    </MockupFrame>
  )
}

const ROW = { top: 76, step: 43 }

function Desk() {
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
        {FIELDS.map(({ label, sure }, index) => (
          <Thread key={label} index={index} doubtful={sure < SURE_ENOUGH} />
        ))}
        <text x={430} y={38} className="cortexai-head">
          Read from page 1
        </text>
        <text x={693} y={38} textAnchor="end" className="cortexai-soft">
          4 seconds
        </text>
        {FIELDS.map((field, index) => (
          <Row key={field.label} {...field} index={index} />
        ))}
      </svg>
      <div className="cortexai-doubt">
        <Doubt />
        <div className="cortexai-choice">
          <MockupButton>Take {AREA_OF_SKETCH}</MockupButton>
          <MockupButton quiet>Keep the form’s</MockupButton>
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

type ThreadProps = { index: number; doubtful: boolean }

function Thread({ index, doubtful }: ThreadProps) {
  const { x, y, width, height } = boxOf(index)
  const from = y + height / 2 + 24
  const to = ROW.top + index * ROW.step + 14
  return (
    <path
      className={classNames('cortexai-thread', doubtful && 'cortexai-doubtful')}
      d={`M${x + width + 26} ${from}C400 ${from} 380 ${to} 422 ${to}`}
    />
  )
}

function Row({ label, read, sure, index }: (typeof FIELDS)[number] & { index: number }) {
  const y = ROW.top + index * ROW.step
  const doubtful = sure < SURE_ENOUGH
  return (
    <g className={classNames(doubtful && 'cortexai-unsure')}>
      {doubtful && <rect className="cortexai-wash" x={420} y={y - 16} width={277} height={ROW.step - 1} />}
      <text x={430} y={y - 1} className="cortexai-soft">
        {label}
      </text>
      <text x={430} y={y + 16} className="cortexai-value">
        {read}
      </text>
      <text x={690} y={y + 16} textAnchor="end" className="cortexai-percent">
        {sure}%
      </text>
      <path className="cortexai-line" d={`M430 ${y + 26}H690`} />
      <path className="cortexai-sure" d={`M430 ${y + 26}h${tenth(sure * 2.6)}`} />
    </g>
  )
}

function Doubt() {
  return (
    <>
      <p className="mockup-heading">Which area is right?</p>
      <div className="cortexai-pair">
        <p>
          1,2<i>54</i>.32<span>m² on the form</span>
        </p>
        <p>
          1,2<i>45</i>.32<span>m² on the plan</span>
        </p>
      </div>
      <p>
        The sketch’s own sides, {(SIDES.across / 100).toFixed(2)} × {(SIDES.deep / 100).toFixed(2)} m, give{' '}
        <b>{AREA_OF_SKETCH}</b>.
      </p>
    </>
  )
}

function Phone() {
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
        {FIELDS.slice(3).map(({ label, read, sure }) => (
          <div key={label} className={classNames(sure < SURE_ENOUGH && 'cortexai-unsure')}>
            <span>{label}</span>
            <b>{read}</b>
            <em>{sure}%</em>
          </div>
        ))}
      </div>
      <div className="cortexai-phone-doubt">
        <Doubt />
        <MockupButton wide>Take {AREA_OF_SKETCH} m²</MockupButton>
      </div>
    </div>
  )
}
