import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './CtaBanner.module.css'

type CtaBannerProps = { title: HeadingText; intro: string; button: string; href: string }

/** The call to action at the end of a page, on the ground of the footer that follows. */
export function CtaBanner({ title, intro, button, href }: CtaBannerProps) {
  return (
    <section className={`band band-end no-print ${styles.banner}`}>
      <Columns split="7-8" className={`wrap ${styles.words}`}>
        <Heading as="h2" {...title} />
        <div className="stack">
          <p className="lead">{intro}</p>
          <ButtonLink href={href} tone="brass">
            {button}
          </ButtonLink>
        </div>
      </Columns>
    </section>
  )
}
