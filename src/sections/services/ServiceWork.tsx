import type { IllustratedEntry } from '#src/drawings/render-picture.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { PictureLink } from '../PictureLink.tsx'
import { ScreenMount } from '../ScreenMount.tsx'
import styles from './Service.module.css'

type ServiceWorkProps = {
  title: string
  link: string
  /** The case study that is shown, and which of its results: 1, 2 or 3. */
  study: IllustratedEntry<'work'>
  result: number
  others: readonly {
    id: string
    data: Pick<IllustratedEntry<'work'>, 'title' | 'results'>
  }[]
}

/** What a service changed: the screen, the cloth and a result of one case study, and links to others. */
export function ServiceWork({ title, link, study, result, others }: ServiceWorkProps) {
  const { value, label, before } = study.results[result - 1] ?? {}
  return (
    <section className={styles.work} aria-labelledby="related">
      <PictureLink className={styles.mount} href={urls.caseStudy(study.id)}>
        <ScreenMount picture={study.picture} figures={study.figures} sizes="(max-width: 719px) 100vw, 55vw" />
      </PictureLink>
      <div className={classNames('band band-indigo stack', styles.beside)}>
        <h2 className="label accent" id="related">
          {title}
        </h2>
        <p className="title-2 accent">{value}</p>
        <p className="lead">
          {label} <i>({before})</i>
        </p>
        <p className="soft">
          <a href={urls.caseStudy(study.id)}>{study.title}</a>. {study.company}, {study.country}, {study.year}
        </p>
        <ArrowLink href={urls.caseStudy(study.id)} about={study.title}>
          {link}
        </ArrowLink>
        <ul className={classNames('rows', styles.others)}>
          {others.map(({ id, data }) => (
            <li key={id}>
              <h3 className="title-4">
                <a className="plain-link" href={urls.caseStudy(id)}>
                  {data.title}
                </a>
              </h3>
              <p className="soft">
                <strong>{data.results[0]?.value}</strong> {data.results[0]?.label}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
