import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { TitleLink } from '#src/ui/TitleLink.tsx'
import { urls } from '#src/urls.ts'
import { PictureFile } from '../PictureFile.tsx'
import styles from './ServiceWork.module.css'

type ServiceWorkProps = { title: string; link: string; studies: readonly IllustratedEntry<'work'>[] }

/** Case studies that used the service. */
export function ServiceWork({ title, link, studies }: ServiceWorkProps) {
  return (
    <section className={classNames('wrap grid', styles.work)} aria-labelledby="related">
      <div className={styles.head}>
        <h2 className={styles.title} id="related">
          {title}
        </h2>
        <ArrowLink href={urls.work()}>{link}</ArrowLink>
      </div>
      <ul className={styles.list}>
        {studies.map(({ id, title, company, country, year, picture }) => (
          <li key={id} className={styles.study}>
            <a
              className={classNames('reveal', styles.picture)}
              href={urls.caseStudy(id)}
              tabIndex={-1}
              aria-hidden="true"
            >
              <PictureFile picture={picture} sizes="(max-width: 719px) 96px, 22vw" />
            </a>
            <div className={styles.text}>
              <h3 className={styles.name}>
                <TitleLink href={urls.caseStudy(id)}>{title}</TitleLink>
              </h3>
              <p>
                <i>{company}</i>, {country}, {year}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
