import type { Patterns } from '#src/content/schemas/other-pages.ts'
import { LEGEND } from '#src/drawings/pattern-legend.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { urls } from '#src/urls.ts'
import { Picture } from '../Picture.tsx'
import styles from './PatternLegend.module.css'

/** A legend of the pattern families: a large drawing of each, with its parts named, and where it comes from. */
export function PatternLegend({ families }: Pick<Patterns, 'families'>) {
  return (
    <ul className={classNames('wrap sec-bottom', styles.patterns)}>
      {families.map(({ family, name, origin, alt, parts, text, reviewer }) => {
        const { w, h } = LEGEND[family].size
        return (
          <li key={family} className={classNames('soft', styles.pattern)}>
            <Picture
              className="dimmed edged"
              picture={{ src: urls.drawing(`legend/${family}`), width: w, height: h, alt }}
            />
            <ul className={classNames('label', styles.parts)}>
              {parts.map((part) => (
                <li key={part}>
                  <Fit text={part} />
                </li>
              ))}
            </ul>
            <h2 className="title-3">{name}</h2>
            <p className={classNames('tagline', styles.origin)}>{origin}</p>
            <p className="measure">{text}</p>
            {reviewer && <p className="small above-3">{reviewer.text}</p>}
          </li>
        )
      })}
    </ul>
  )
}
