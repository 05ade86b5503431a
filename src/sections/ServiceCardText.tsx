import { ArrowLink } from '../ui/ArrowLink.tsx'
import { urls } from '../urls.ts'
import { NamedIcon } from './NamedIcon.tsx'
import styles from './ServiceCardText.module.css'

type ServiceCardTextProps = {
  id: string
  /** Place in the list of services, from 1. */
  order: number
  icon: string
  title: string
  text: string
  heading: 'h2' | 'h3'
}

/** What hangs beside a service's drawing: its number, what it is, and the way to its page. */
export function ServiceCardText({ id, order, icon, title, text, heading: Heading }: ServiceCardTextProps) {
  return (
    <div className={styles.text}>
      <p className={styles.label}>
        <NamedIcon name={icon} />
        Drawing {order}
      </p>
      <Heading className={styles.title}>
        <a href={urls.service(id)}>{title}</a>
      </Heading>
      <p>{text}</p>
      <div className={styles.more}>
        <ArrowLink href={urls.service(id)} about={`about ${title}`}>
          Learn More
        </ArrowLink>
      </div>
    </div>
  )
}
