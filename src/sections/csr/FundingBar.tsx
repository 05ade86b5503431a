import { weaveDraft } from '#src/pattern/aso-oke/weave-draft.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './Funding.module.css'
import type { PositionedShare } from './position-shares.ts'

type FundingBarProps = { share: PositionedShare }

/** The bar of a share between two spacers, which are as wide as all shares before it and all shares after it. */
export function FundingBar({ share: { before, percentage, after, weave } }: FundingBarProps) {
  return (
    <>
      <svg className={styles.before} width={`${before}%`} height="1" aria-hidden="true" />
      <svg className={classNames('reveal', styles.bar)} width={`${percentage}%`} aria-hidden="true" data-bar>
        <g
          // biome-ignore lint/security/noDangerouslySetInnerHtml: src/pattern makes the drawing from numbers only
          dangerouslySetInnerHTML={{ __html: weaveDraft(percentage, weave) }}
        />
      </svg>
      <svg className={styles.after} width={`${after}%`} height="1" aria-hidden="true" />
    </>
  )
}
