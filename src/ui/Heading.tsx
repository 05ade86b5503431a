import { classNames } from './class-names.ts'
import { Fit } from './Fit.tsx'
import styles from './Heading.module.css'

type HeadingProps = {
  as: 'h1' | 'h2'
  light: string
  heavy: string
  /** `1` for a shout, `2` for a page or a section, `3` for a small section. */
  size?: 1 | 2 | 3
  id?: string | undefined
  /** True if the light and the heavy part share a line where both fit. Otherwise each part has its own line. */
  inline?: boolean
  className?: string | undefined
}

/** A heading in two font weights. The heavy part gains its weight when it is first seen. */
export function Heading({ as: Tag, light, heavy, size = 2, id, inline, className }: HeadingProps) {
  return (
    <Tag id={id} className={classNames(`title-${size}`, styles.heading, inline && styles.inline, className)}>
      <Fit text={`${light} ${heavy}`}>
        <span className={`light ${styles.light}`}>{light}</span>{' '}
        <span className={styles.heavy} data-reveal="heavier">
          {heavy}
        </span>
      </Fit>
    </Tag>
  )
}
