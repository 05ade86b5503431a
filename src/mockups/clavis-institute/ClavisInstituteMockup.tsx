import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { CheckIcon } from '../CheckIcon.tsx'
import { Chip } from '../Chip.tsx'
import { sum, weekday } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { ProgressBar } from '../ProgressBar.tsx'
import { JoinFigure } from './JoinFigure.tsx'
import { ANSWER, MODULES, QUERY } from './lesson.ts'

/** Clavis Institute at work: a lesson on joining two tables, its exercise solved. */
export function ClavisInstituteMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="bronze"
      label="Clavis Institute: a lesson on joining two tables, the learner’s query, its result, and the join drawn row by row"
    >
      {variant === 'full' ? <Lesson /> : <Phone />}
    </MockupFrame>
  )
}

const LESSONS = sum(MODULES, ({ lessons }) => lessons)
const DONE = sum(MODULES, ({ done }) => done)

function Lesson() {
  return (
    <div className="clavis-page">
      <div className="clavis-course">
        <AppName mark="key">Clavis Institute</AppName>
        <p className="clavis-name">Data Analysis with SQL</p>
        <ProgressBar width={14.4} height={0.5} share={DONE / LESSONS} />
        <p className="clavis-soft">
          {DONE} of {LESSONS} lessons
        </p>
        <div className="clavis-modules">
          {MODULES.map(({ name, lessons, done }, index) => (
            <span
              key={name}
              className={classNames(
                done > 0 && done < lessons && 'clavis-here',
                done === 0 && 'clavis-ahead',
              )}
            >
              <i>{done === lessons ? <CheckIcon /> : index + 1}</i>
              {name}
              <em>
                {done}/{lessons}
              </em>
            </span>
          ))}
        </div>
        <p className="clavis-soft">
          Mentor Seun Bankole
          <br />
          Next call {weekday('2026-03-12')}, 17:00
        </p>
      </div>
      <div className="clavis-lesson">
        <p className="clavis-soft">Lesson 5.2, 18 minutes</p>
        <p className="clavis-question">Which markets buy from us twice?</p>
        <p className="mockup-note">
          Join orders to markets, then keep those with orders in two months or more.
        </p>
        <Code />
        <Result />
        <div className="clavis-next">
          <p>
            <span className="clavis-soft">Next, lesson 5.3</span>
            <b>Which market has stopped buying?</b>
          </p>
          <MockupButton>Go on</MockupButton>
        </div>
      </div>
      <div className="clavis-figure">
        <p className="mockup-heading">What your join does</p>
        <p className="mockup-note">Each order finds its market.</p>
        <JoinFigure width={23.4} height={42} />
        <p className="mockup-note">
          Ogige has no order, so JOIN drops it.
          <br />
          LEFT JOIN, lesson 5.3, would keep it.
        </p>
      </div>
    </div>
  )
}

function Code() {
  return (
    <div className="clavis-code">
      {QUERY.map(({ indent, parts }, line) => (
        <p key={parts[0]?.[0]} className={classNames(indent > 0 && 'clavis-indent')}>
          <i>{line + 1}</i>
          {parts.map(([text, kind]) => (
            <span key={text} className={kind && `clavis-${kind}`}>
              {text}
            </span>
          ))}
        </p>
      ))}
      <MockupButton>Run</MockupButton>
    </div>
  )
}

function Result() {
  return (
    <>
      <table className="mockup-table clavis-result">
        <tbody>
          <tr>
            <th>name</th>
            <th>state</th>
            <th className="mockup-align-right">months</th>
          </tr>
          {ANSWER.map(({ name, state, months }) => (
            <tr key={name}>
              <td>
                <b>{name}</b>
              </td>
              <td>{state}</td>
              <td className="mockup-align-right">{months}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="clavis-correct">
        <CheckIcon /> <b>Correct, {ANSWER.length} rows.</b> Ogbete came once: HAVING drops it.
      </p>
    </>
  )
}

function Phone() {
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
      <Code />
      <Result />
    </div>
  )
}
