import type { Home } from '#src/content/schemas/home.ts'
import { WEAVES, weaveDraft } from '#src/pattern/aso-oke/weave-draft.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { SectionHeading } from '../SectionHeading.tsx'
import { TechnologyLogo } from '../TechnologyLogo.tsx'
import styles from './TechnologyStack.module.css'

/** The technology stack, with a row for each category. Each category has its own pattern. */
export function TechnologyStack({ stack }: { stack: Home['stack'] }) {
  return (
    <section className="sec" aria-labelledby="stack">
      <SectionHeading head={stack} number={4} id="stack" />
      <div className="wrap">
        <dl className={styles.table}>
          {stack.categories.map(({ category, stack: technologies }, index) => (
            <div key={category} className={styles.row}>
              <dt className={styles.category}>
                <Drawing
                  className={classNames('accent', styles.pattern)}
                  svg={weaveDraft(24, WEAVES[index] ?? 'plain weave')}
                />
                {category}
              </dt>
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
      </div>
    </section>
  )
}
