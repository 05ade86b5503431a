import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'

type CtaBannerProps = {
  title: HeadingText
  intro: string
  button: string
  href: string
  band?: 'leaf' | 'indigo' | 'laterite' | 'plain'
}

/** A call to action at the end of a page. */
export function CtaBanner({ title, intro, button, href, band = 'indigo' }: CtaBannerProps) {
  return (
    <section className={classNames('room no-print', band !== 'plain' && `band band-${band}`)}>
      <Columns split="7-8" className="wrap">
        <Heading as="h2" {...title} />
        <div className="stack">
          <p className="lead">{intro}</p>
          <ButtonLink href={href} tone={TONES[band]}>
            {button}
          </ButtonLink>
        </div>
      </Columns>
    </section>
  )
}

const TONES = { indigo: 'brass', leaf: 'cotton', laterite: 'cotton', plain: 'action' } as const
