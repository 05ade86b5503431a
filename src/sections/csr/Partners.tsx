import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { Csr } from '#src/content/schemas/csr.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import { urls } from '#src/urls.ts'
import { LazyImage } from '../LazyImage.tsx'
import styles from './Partners.module.css'

type PartnersProps = { partners: Csr['partners']; picture: RenderedPicture }

/** The partners of the programme, a quote from one partner, and how to become a partner. */
export function Partners({ partners: { title, intro, button, quote }, picture }: PartnersProps) {
  return (
    <section className="sec" aria-labelledby="partners">
      <Columns split="5-7" stack="narrow" className={classNames('wrap', styles.partners)}>
        <LazyImage className={styles.image} picture={picture} sizes="(max-width: 719px) 100vw, 42vw" />
        <div className={classNames('stack', styles.text)}>
          <Heading as="h2" id="partners" {...title} />
          <Paragraphs text={intro} />
          <ButtonLink href={urls.contact('Partnership')}>{button}</ButtonLink>
        </div>
        <figure className={styles.quote}>
          <blockquote className={styles.words}>
            <p>“{quote.text}”</p>
          </blockquote>
          <figcaption className={classNames('soft', styles.source)}>{quote.source}</figcaption>
        </figure>
      </Columns>
    </section>
  )
}
