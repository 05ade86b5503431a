import type { About } from '#src/content/schemas/about.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './About.module.css'

/** The story of the group: its beginning in larger type, the rest in two columns below. */
export function OurStory({ story }: { story: About['story'] }) {
  return (
    <section className="sec band band-indigo" aria-labelledby="story">
      <Columns split="4-5" className="wrap">
        <Heading as="h2" id="story" {...story.title} />
        <div className={`soft ${styles.story}`}>
          <Paragraphs text={story.text} />
        </div>
      </Columns>
    </section>
  )
}
