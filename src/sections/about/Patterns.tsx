import { LEGEND } from '#src/artwork/pattern-legend.ts'
import type { About } from '#src/content/schemas/pages.ts'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { RuledHeading } from '../RuledHeading.tsx'
import styles from './Patterns.module.css'

/** A legend of the pattern families: a large drawing of each, with its parts named, and where it comes from. */
export function Patterns({ patterns }: { patterns: About['patterns'] }) {
  return (
    <section className="sec" id="patterns" aria-labelledby="patterns-title">
      <div className="wrap">
        <RuledHeading wide id="patterns-title" title={patterns.title} intro={patterns.intro} />
      </div>
      <ul className={classNames('wrap', styles.patterns)}>
        {patterns.families.map(({ family, name, origin, alt, parts, text, reviewer }) => {
          const { w, h } = LEGEND[family].size
          return (
            <li key={family} className={styles.pattern}>
              <img
                className={styles.drawing}
                src={urls.drawing(`legend/${family}`)}
                width={w}
                height={h}
                alt={alt}
                loading="lazy"
                decoding="async"
              />
              <ul className={styles.parts}>
                {parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.origin}>{origin}</p>
              <p className={styles.text}>{text}</p>
              <p className={styles.reviewer}>{reviewer.text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
