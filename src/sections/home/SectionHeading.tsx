import type { SectionHead } from '#src/content/schemas/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'

type SectionHeadingProps = {
  head: SectionHead
  id: string
  quiet?: 'small' | 'thin'
  className?: string | undefined
}

/** The head of a section: its label, its heading and, if it adds a fact, an introduction. */
export function SectionHeading({ head, id, quiet, className }: SectionHeadingProps) {
  return (
    <header className={classNames('flow', className)}>
      <p className="label accent">{head.label}</p>
      <Heading as="h2" id={id} quiet={quiet} {...head.heading} />
      {head.intro && <p className="soft measure">{head.intro}</p>}
    </header>
  )
}
