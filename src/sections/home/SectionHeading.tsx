import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'

type SectionHeadingProps = {
  head: { label?: string; title: HeadingText; intro?: string | undefined }
  id: string
  size?: 2 | 3
  className?: string | undefined
}

/** The head of a section: its label and introduction, if any, and its title. */
export function SectionHeading({ head, id, size = 2, className }: SectionHeadingProps) {
  return (
    <header className={classNames('flow', className)}>
      {head.label && <p className="label accent">{head.label}</p>}
      <Heading as="h2" id={id} size={size} inline={size === 3} {...head.title} />
      {head.intro && <p className="measure">{head.intro}</p>}
    </header>
  )
}
