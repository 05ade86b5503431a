import type { Figure } from '#src/content/schemas/figures/figure.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { Message } from '#src/figures/Message.tsx'
import { Screen } from '#src/figures/Screen.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Artwork } from './Artwork.tsx'
import devices from './Device.module.css'
import { deviceOf } from './device-of.ts'
import styles from './ScreenMount.module.css'

type ScreenMountProps = {
  picture: RenderedPicture
  figures: readonly Figure[]
  sizes: string
  /** True on a card, which has room for the first rows only. */
  brief?: boolean
}

/** What was built in a case study, a screen or else a short message, on its artwork. Not a `Figure`, which brings the styles of all its kinds. */
export function ScreenMount({ picture, figures, sizes, brief }: ScreenMountProps) {
  const built =
    figures.find((figure) => figure.kind === 'screen') ??
    figures.filter((figure) => figure.kind === 'message').find((figure) => deviceOf(figure) === 'keypad')
  const rows = built?.kind === 'screen' ? built.parts.findIndex(({ show }) => show !== 'text') + 1 : 0
  return (
    <div className={styles.mount}>
      <Artwork fill picture={picture} sizes={sizes} />
      {built && (
        <div
          className={classNames(
            'on-wall',
            devices.device,
            devices[deviceOf(built)],
            styles.screen,
            styles[deviceOf(built)],
          )}
        >
          {built.kind === 'screen' ? (
            <Screen {...built} parts={brief && rows ? built.parts.slice(0, rows) : built.parts} />
          ) : (
            <Message {...built} />
          )}
        </div>
      )}
    </div>
  )
}
