import type { Heading as HeadingText } from '../../content/schemas/fields.ts'
import { Heading } from '../../ui/Heading.tsx'
import styles from './MoreHead.module.css'

type MoreHeadProps = { title: HeadingText; id: string }

/** Heads the list of case studies. */
export function MoreHead({ title, id }: MoreHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <Heading as="h2" size={1} inline id={id} {...title} />
    </div>
  )
}
