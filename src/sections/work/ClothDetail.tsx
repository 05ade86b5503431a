import { pattern } from '../../pattern/pattern.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import styles from './ClothDetail.module.css'

type ClothDetailProps = { id: string; caption: string }

/** The sheet the detail is taken from, and where on it, in units. */
const SHEET = { w: 1344, h: 620 }
const DETAIL = '812 150 468 228'

/** A part of the cloth, seen from close by. */
export function ClothDetail({ id, caption }: ClothDetailProps) {
  const svg = pattern(id, { kind: 'work', ...SHEET, slot: 'detail', draft: false })
  return (
    <figure className="no-print" data-reveal>
      <Drawing className={styles.detail} svg={svg.replace(/viewBox="[^"]+"/, `viewBox="${DETAIL}"`)} />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
