import type { Service } from '#src/content/schemas/service.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './ServiceFeatures.module.css'

type ServiceFeaturesProps = { features: Service['features'] }

/** The key features of a service as an accordion. */
export function ServiceFeatures({ features }: ServiceFeaturesProps) {
  return (
    <section className={classNames('wrap grid', styles.features)} aria-labelledby="features">
      <h2 className={styles.title} id="features">
        Key Features
      </h2>
      <div className={styles.rows}>
        <Accordion
          name="features"
          items={features.map(({ title, description }) => ({
            title,
            children: <Paragraphs text={description} />,
          }))}
        />
      </div>
    </section>
  )
}
