import type { Profile } from '#src/content/schemas/pages.ts'
import type { Site } from '#src/content/schemas/site.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Artwork } from '../Artwork.tsx'
import styles from './ProfileCover.module.css'

type ProfileCoverProps = { site: Site; title: Profile['title'] }

/** The first sheet of the company profile: who the group is and how to reach it, above a cloth drawn from its name. */
export function ProfileCover({ site, title }: ProfileCoverProps) {
  const { name, tagline, address, registrationNumber } = site
  return (
    <header className={classNames('band band-indigo', styles.cover)}>
      <div className={classNames('wrap', styles.words)}>
        <p className={styles.name}>{name}</p>
        <Heading as="h1" size={1} light={`${title.light} `} heavy={title.heavy} />
        <p className={styles.tagline}>{tagline}</p>
        <div className={styles.facts}>
          <p>
            {address.street}
            <br />
            {address.city}, {address.country}
          </p>
          <p>
            Registered in Nigeria
            <br />
            {registrationNumber}
          </p>
          <p>
            {site.email}
            <br />
            {site.phone}
          </p>
        </div>
      </div>
      <Artwork
        className={styles.cloth}
        picture={{ artwork: { seed: name, family: 'aso-oke' }, alt: '' }}
        place={{ w: 794, h: 540 }}
        decorative
      />
    </header>
  )
}
