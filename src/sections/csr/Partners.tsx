import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { Csr } from '#src/content/schemas/csr.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import { urls } from '#src/urls.ts'
import { Picture } from '../shared/Picture.tsx'
import styles from './Csr.module.css'

type PartnersProps = {
  partners: Csr['partners']
  picture: RenderedPicture | undefined
}

/** What a partner says, who the partners are, and how to become one. */
export function Partners({ partners: { title, intro, button, quote }, picture }: PartnersProps) {
  const said = (
    <figure>
      <blockquote className={classNames('tagline', styles.words)}>
        <p>“{quote.text}”</p>
      </blockquote>
      <figcaption className="soft">{quote.source}</figcaption>
    </figure>
  )
  return (
    <section className="sec" aria-labelledby="partners">
      <Columns split="6-8" className="wrap">
        <div className={styles.partners}>
          <div className="stack">
            <Heading as="h2" id="partners" {...title} />
            <Paragraphs text={intro} />
            <ButtonLink href={urls.contact('Partnership')}>{button}</ButtonLink>
          </div>
          {picture && said}
        </div>
        {picture ? <Picture picture={picture} sizes="(max-width: 719px) 100vw, 42vw" /> : said}
      </Columns>
    </section>
  )
}
