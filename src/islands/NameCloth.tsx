import { useEffect, useState } from 'react'
import { Drawing } from '../ui/Drawing.tsx'
import styles from './NameCloth.module.css'

type NameClothProps = { name: string }

/**
 * An empty frame that weaves a cloth from a name, the same for the same name. The drawing code is fetched
 * with the first letter; what is typed never leaves the page.
 */
export function NameCloth({ name }: NameClothProps) {
  const id = name.trim().toLocaleLowerCase('en')
  const [woven, setWoven] = useState<{ id: string; svg: string }>()

  useEffect(() => {
    if (id === '') return
    let wanted = true
    const wait = setTimeout(async () => {
      const { pattern } = await import('../pattern/pattern.ts')
      if (wanted) setWoven({ id, svg: pattern(id, { kind: 'work', w: 480, h: 600, draft: false }) })
    }, 220)
    return () => {
      wanted = false
      clearTimeout(wait)
    }
  }, [id])

  return (
    <div className={styles.frame} aria-hidden="true">
      <svg className={styles.construction} viewBox="0 0 480 600" aria-hidden="true">
        <path d="M240 0V600M0 300H480M0 0L480 600M480 0L0 600" />
        <circle cx="240" cy="300" r="150" />
      </svg>
      {id !== '' && woven && <Drawing key={woven.id} className={styles.cloth} svg={woven.svg} />}
    </div>
  )
}
