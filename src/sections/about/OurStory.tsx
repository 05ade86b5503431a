import type { About } from '../../content/schemas/pages.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import styles from './OurStory.module.css'

/** How the group came to be, told at reading measure. */
export function OurStory({ story }: { story: About['story'] }) {
  return (
    <section className="sec room room-leaf" aria-labelledby="story">
      <div className={`wrap grid ${styles.story}`}>
        <div className={styles.title}>
          <Heading as="h2" id="story" {...story.title} />
        </div>
        <div className={styles.text}>
          <Paragraphs text={story.text} />
        </div>
      </div>
    </section>
  )
}
