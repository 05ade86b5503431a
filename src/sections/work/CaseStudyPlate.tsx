import type { Figure as FigureData } from '#src/content/schemas/figures/figure.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { SIZES } from '#src/drawings/sizes.ts'
import { Figure } from '#src/figures/Figure.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Artwork } from '../Artwork.tsx'
import devices from '../Device.module.css'
import { deviceOf } from '../device-of.ts'
import styles from './CaseStudyHead.module.css'

type CaseStudyPlateProps = { picture: RenderedPicture; figures: readonly FigureData[] }

/** The artwork of a case study over the full width, and on it screens and messages as drawn devices, or another figure. */
export function CaseStudyPlate({ picture, figures }: CaseStudyPlateProps) {
  return (
    <div className={styles.plate}>
      <Artwork picture={picture} place={SIZES.caseStudy.wide} sizes="100vw" fill />
      <div className={classNames('wrap cluster', styles.bodies)}>
        {figures.map((figure) => {
          const body = deviceOf(figure)
          return (
            <div
              key={figure.caption}
              className={classNames(
                styles.body,
                body !== 'paper' && devices.device,
                devices[body],
                styles[body],
              )}
            >
              <Figure figure={figure} />
              {body === 'keypad' && (
                <div className={styles.keys} aria-hidden="true">
                  {[...'123456789*0#'].map((key) => (
                    <span key={key} data-key={key} />
                  ))}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
