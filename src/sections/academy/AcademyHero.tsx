import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Academy } from '#src/content/schemas/academy.ts'
import type { Facts } from '#src/content/schemas/fields.ts'
import { firstClause } from '#src/content/text/phrases.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { FactList } from '#src/ui/FactList.tsx'
import { Fit } from '#src/ui/Fit.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../shared/Artwork.tsx'
import styles from './Academy.module.css'

type AcademyHeroProps = Pick<Academy, 'hero'> & {
  facts: Facts['items']
  picture: RenderedPicture
}

/** The hero of the academy: a link to apply and, in a few words, four facts. Phones show a narrow artwork, not the wide one. */
export function AcademyHero({ hero, facts, picture }: AcademyHeroProps) {
  return (
    <header className={classNames('band band-leaf', styles.hero)}>
      <Columns split="8-9" stack="short" low className="wrap">
        <Heading as="h1" size={1} {...hero.title} />
        <div className={classNames('soft stack', styles.words)}>
          <p>{hero.intro}</p>
          <ButtonLink href={urls.contact('Academy')} tone="cotton">
            {hero.button}
          </ButtonLink>
        </div>
      </Columns>
      <FactList
        columns="4-2-2"
        facts={facts.map(({ label, text }) => ({
          term: label,
          value: <Fit text={firstClause(text)} />,
        }))}
        className="wrap"
      />
      <div className={styles.artwork}>
        <Artwork
          fill
          className={classNames(picture.artwork && 'not-narrow', styles.picture)}
          picture={picture}
          place={{ ...SIZES.academy.wide, background: 'inherit' }}
        />
        {picture.artwork && (
          <Artwork
            fill
            className={classNames('narrow-only', styles.picture)}
            picture={picture}
            place={{ ...SIZES.academy.narrow, background: 'inherit' }}
          />
        )}
      </div>
    </header>
  )
}
