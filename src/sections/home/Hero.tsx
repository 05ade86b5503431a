import { Pause, Play } from 'lucide-react'
import { Fragment } from 'react'
import type { Home } from '#src/content/schemas/home.ts'
import type { PictureFiles } from '#src/drawings/render-picture.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { emsOf } from '#src/ui/text-width.ts'
import { urls } from '#src/urls.ts'
import { Picture } from '../Picture.tsx'
import styles from './Hero.module.css'
import { splitTagline } from './split-tagline.ts'

type HeroProps = {
  hero: Home['hero']
  /** Numbers about the group, like "14 projects in 7 countries". */
  proof: readonly string[]
  poster: { landscape: PictureFiles; portrait: PictureFiles }
  /** The film in several formats, the preferred one first. `size` is shown to visitors, like "(300 kB)". */
  film: readonly { src: string; type: string; size: string }[]
}

/** The tagline over a film, with its poster until `hero-film.ts` adds the film's sources after the first paint or a click. */
export function Hero({ hero, proof, poster, film }: HeroProps) {
  const lines = splitTagline(hero.tagline)
  return (
    <section className={styles.hero} aria-labelledby="tagline">
      <div className={classNames('wrap grid', styles.words)}>
        <h1
          className={styles.tagline}
          id="tagline"
          data-lines={lines.length}
          data-ems={Math.max(...lines.map(({ text }) => emsOf(text)))}
        >
          {lines.map(({ text, weight }) => (
            <Fragment key={text}>
              <span className={weight}>{text}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <div className={classNames('stack', styles.cta)}>
          <p className={styles.lead}>{hero.subheadline}</p>
          <ul className={classNames('label', styles.proof)} aria-label="The group in numbers">
            {proof.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <ButtonLink href={urls.contact()} tone="brass">
            {hero.button}
          </ButtonLink>
        </div>
      </div>
      {/* After the words, whose height moves it. */}
      <div className={styles.film}>
        <Picture
          className={styles.poster}
          picture={poster.landscape}
          variant={{ picture: poster.portrait, media: '(max-aspect-ratio: 2/3)' }}
          alt=""
          first
        />
        <video
          className={styles.video}
          data-film
          muted
          loop
          autoPlay
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
        >
          <template>
            {film.map(({ src, type, size }) => (
              <source key={src} src={src} type={type} data-size={size} />
            ))}
          </template>
        </video>
      </div>
      <div className={classNames('wrap', styles.foot)}>
        {/* hero-film.ts shows the button and sets its state and the film's size. */}
        <button
          className={classNames('label with-icon no-print', styles.control)}
          type="button"
          data-film-control
          hidden
        >
          <LineIcon icon={Pause} className={styles.whilePlaying} />
          <LineIcon icon={Play} className={styles.whilePaused} />
          <span className={styles.whilePlaying}>Pause film</span>
          <span className={styles.whilePaused}>
            Play film <span className={styles.size} data-film-size />
          </span>
        </button>
      </div>
    </section>
  )
}
