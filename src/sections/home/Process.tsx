import type { Home } from '#src/content/schemas/home.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { urls } from '#src/urls.ts'
import { Picture } from '../Picture.tsx'
import { ThemedImage } from '../ThemedImage.tsx'
import styles from './Home.module.css'
import { SectionHeading } from './SectionHeading.tsx'

/** The six steps of a project, each aligned with its part of a drawing. */
export function Process({ process }: { process: Home['process'] }) {
  return (
    <section className="sec" aria-labelledby="process">
      <SectionHeading head={process} id="process" size={3} className="wrap below-6" />
      <div className={classNames('not-narrow', styles.horizontal)} data-reveal="rightwards">
        <Layers name="process" size={{ width: 1440, height: 344 }} />
      </div>
      <div className={classNames('wrap', styles.layout)}>
        <div className={styles.vertical} data-reveal="downwards">
          <Layers name="process-down" size={{ width: 84, height: 1080 }} />
        </div>
        <CardGrid as="ol" columns="6-3-1" className={styles.steps}>
          {process.steps.map(({ title, description }, index) => (
            <li key={title} className={styles.step}>
              <h3 className="title-4 below-2">
                <Fit text={`${index + 1} ${title}`} />
              </h3>
              <p className="soft">{description}</p>
            </li>
          ))}
        </CardGrid>
      </div>
    </section>
  )
}

/** A drawing in two layers: lines in the colour of the text, and on top of the lines shapes with fixed colours. */
function Layers({ name, size }: { name: string; size: { width: number; height: number } }) {
  return (
    <>
      <ThemedImage
        light={urls.drawing(`home/${name}-threads-light`)}
        dark={urls.drawing(`home/${name}-threads-dark`)}
        {...size}
      />
      <Picture picture={{ src: urls.drawing(`home/${name}-cloth`), ...size }} alt="" />
    </>
  )
}
