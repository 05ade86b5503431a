import type { About } from '#src/content/schemas/pages.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './OurStory.module.css'

/** The history of the group. */
export function OurStory({ story }: { story: About['story'] }) {
  return (
    <section className="sec band band-leaf" aria-labelledby="story">
      <div className={classNames('wrap grid', styles.story)}>
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
