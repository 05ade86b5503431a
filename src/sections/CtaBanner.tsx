import type { Heading as HeadingText } from '../content/schemas/fields.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { classNames } from '../ui/class-names.ts'
import { Heading } from '../ui/Heading.tsx'
import styles from './CtaBanner.module.css'

type CtaBannerProps = {
  title: HeadingText
  intro: string
  button: string
  href: string
  band?: 'leaf' | 'indigo' | 'laterite'
}

/** A call to action at the end of a page. */
export function CtaBanner({ title, intro, button, href, band = 'indigo' }: CtaBannerProps) {
  return (
    <section className={classNames('band', `band-${band}`, styles.banner)}>
      <div className={classNames('wrap grid', styles.inner)}>
        <div className={styles.title}>
          <Heading as="h2" {...title} />
        </div>
        <div className={styles.text}>
          <p className="lead">{intro}</p>
          <ButtonLink href={href} tone={band === 'indigo' ? 'brass' : 'cotton'}>
            {button}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
