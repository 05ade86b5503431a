import { Pause, Play } from 'lucide-react'
import { classNames } from '#src/ui/class-names.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import styles from './Hero.module.css'

/** Button that plays and pauses the film of the hero. `hero-film.ts` shows it and sets its state and the film's size. */
export function FilmControl() {
  return (
    <button
      className={classNames('label with-icon no-print', styles.control)}
      type="button"
      data-film-control
      hidden
    >
      <LineIcon icon={Pause} className={styles.whilePlaying} />
      <LineIcon icon={Play} className={styles.whilePaused} />
      <span className={styles.whilePlaying}>Pause film</span>
      <span className={styles.whilePaused}>
        Play film <span className={styles.size} data-film-size />
      </span>
    </button>
  )
}
