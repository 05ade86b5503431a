import type { Csr } from '#src/content/schemas/csr.ts'
import type { Home } from '#src/content/schemas/home.ts'
import { SIZES } from '#src/drawings/sizes.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { Picture } from '../Picture.tsx'
import styles from './Home.module.css'
import { SectionHeading } from './SectionHeading.tsx'

/** The targets of the CSR programme as dots, one for every hundred people to be trained. */
export function CsrTeaser({ head, targets }: { head: Home['csr']; targets: Csr['targets'] }) {
  const [reached] = targets.current.items
  const { w, h } = SIZES.csr.home
  return (
    <section className={classNames('band band-leaf', styles.section)} aria-labelledby="csr">
      <div className={classNames('wrap grid', styles.inner)}>
        <div className={classNames('light-drawing', styles.artwork)} data-reveal="outwards">
          <Picture picture={{ src: urls.drawing('home/csr-targets'), width: w, height: h }} alt="" />
        </div>
        <div className={classNames('stack', styles.csrText)}>
          <SectionHeading head={head} id="csr" />
          {reached && (
            <p className={styles.reached}>
              <b className="title-3">{reached.value}</b> {reached.label}
            </p>
          )}
          <ButtonLink href={urls.csr()} tone="cotton">
            {head.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
