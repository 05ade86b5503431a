import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { CheckIcon } from '../CheckIcon.tsx'
import { weekday } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { JoinFigure } from './JoinFigure.tsx'
import { DONE, LESSONS, MODULES } from './lesson.ts'
import { QueryEditor } from './QueryEditor.tsx'
import { QueryResult } from './QueryResult.tsx'

/** The lesson with its course, exercise and figure. */
export function ClavisInstituteFull() {
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
        <QueryEditor />
        <QueryResult />
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
