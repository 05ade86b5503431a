import type { Home } from '#src/content/schemas/home.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { TechnologyLogo } from '../TechnologyLogo.tsx'
import styles from './Home.module.css'
import { SectionHeading } from './SectionHeading.tsx'

export function TechnologyStack({ stack }: { stack: Home['stack'] }) {
  return (
    <section className="sec" aria-labelledby="stack">
      <Columns split="3-4" className={`wrap ${styles.ruled}`}>
        <SectionHeading head={stack} id="stack" size={3} />
        <dl className={styles.categories}>
          {stack.categories.map(({ category, stack: technologies }) => (
            <div key={category}>
              <dt className="label soft">{category}</dt>
              <dd>
                <ul className="cluster">
                  {technologies.map(({ name, logo }) => (
                    <li key={name} className="with-icon gap-2">
                      <TechnologyLogo className={styles.technologyLogo} slug={logo} />
                      {name}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </Columns>
    </section>
  )
}
