import type { About } from '#src/content/schemas/about.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { PageHead } from '../shared/PageHead.tsx'
import styles from './About.module.css'

type AboutHeroProps = {
  hero: About['hero']
  figures: readonly (readonly [number: number, label: string])[]
  links: readonly (readonly [href: string, text: string])[]
}

/** The hero of the about page: a description of the group, and the group in numbers. */
export function AboutHero({ hero, figures, links }: AboutHeroProps) {
  return (
    <>
      <PageHead title={hero.title} intro={hero.intro} />
      <div className="wrap">
        <dl className={styles.figures}>
          {figures.map(([number, label]) => (
            <div key={label} className={styles.figure}>
              <dt className="soft">{label}</dt>
              <dd className="title-1">{number}</dd>
            </div>
          ))}
        </dl>
        <ul className={classNames('cluster', styles.links)}>
          {links.map(([href, text]) => (
            <li key={href}>
              <ArrowLink href={href}>{text}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
