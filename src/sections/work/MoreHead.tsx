import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './MoreHead.module.css'

type MoreHeadProps = { title: HeadingText; id: string }

/** The heading above the list of case studies. */
export function MoreHead({ title, id }: MoreHeadProps) {
  return (
    <div className={classNames('wrap', styles.head)}>
      <Heading as="h2" size={1} inline id={id} {...title} />
    </div>
  )
}
