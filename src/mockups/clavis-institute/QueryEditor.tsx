import { classNames } from '#src/ui/class-names.ts'
import { MockupButton } from '../MockupButton.tsx'
import { QUERY } from './lesson.ts'

/** The learner’s query with line numbers. */
export function QueryEditor() {
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
