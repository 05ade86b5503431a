import type { SectionHead } from '#src/content/schemas/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'

type SectionHeadingProps = {
  head: SectionHead
  id: string
  size?: 2 | 3
  className?: string | undefined
}

/** The head of a section: its label, which phones show only with a large heading, its heading and an introduction, if any. */
export function SectionHeading({ head, id, size = 2, className }: SectionHeadingProps) {
  return (
    <header className={classNames('flow', className)}>
      <p className={classNames('label accent', size === 3 && 'not-narrow')}>{head.label}</p>
      <Heading as="h2" id={id} size={size} inline={size === 3} {...head.heading} />
      {head.intro && <p className="soft measure">{head.intro}</p>}
    </header>
  )
}
