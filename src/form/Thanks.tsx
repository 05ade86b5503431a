import type { ReactNode } from 'react'
import { NameLoom } from '#src/sections/NameLoom.tsx'
import styles from './Thanks.module.css'

type ThanksProps = { name: string; isTyped?: boolean; children: ReactNode }

/** Thanks on a plate in front of the cloth of a name, which fills the window. */
export function Thanks({ name, isTyped, children }: ThanksProps) {
  return (
    <div className={styles.thanks}>
      <NameLoom name={name} isTyped={isTyped ?? false} className={styles.cloth} />
      <div className={`stack ${styles.plate}`}>{children}</div>
    </div>
  )
}
