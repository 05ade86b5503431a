import type { Home } from '#src/content/schemas/home.ts'
import { classNames } from '#src/ui/class-names.ts'
import { TechnologyLogo } from '../shared/TechnologyLogo.tsx'
import { SectionHeading } from './SectionHeading.tsx'
import styles from './TechnologyStack.module.css'

/** The technology stack, with a line for each category. */
export function TechnologyStack({ stack }: { stack: Home['stack'] }) {
  return (
    <section className="sec" aria-labelledby="stack">
      <SectionHeading head={stack} id="stack" quiet="small" className="wrap" />
      <dl className={classNames('wrap', styles.lines)}>
        {stack.categories.map(({ category, stack: technologies }) => (
          <div key={category} className={styles.line}>
            <dt className={classNames('title-4', styles.category)}>{category}</dt>
            <dd>
              <ul className={styles.technologies}>
                {technologies.map(({ name, logo }) => (
                  <li key={name} className={styles.technology}>
                    <TechnologyLogo className={styles.logo} slug={logo} />
                    {name}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
