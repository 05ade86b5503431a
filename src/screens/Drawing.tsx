import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './drawing.module.css'

type DrawingProps = { width: number; height: number; className?: string | undefined; children: ReactNode }

/** A drawing sized in em of the screen around it; ten units of its own are one em. */
export function Drawing({ width, height, className, children }: DrawingProps) {
  return (
    <svg
      className={classNames(styles.drawing, className)}
      width={`${width}em`}
      height={`${height}em`}
      viewBox={`0 0 ${width * UNITS} ${height * UNITS}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

type BarProps = { share: number; width: number; height?: number; className?: string | undefined }

/** How much of a whole there is, as a filled length. */
export function Bar({ share, width, height = 0.55, className }: BarProps) {
  return (
    <Drawing width={width} height={height} className={className}>
      <rect className={styles.barGround} width={width * UNITS} height={height * UNITS} />
      <rect className={styles.barFill} width={tenth(width * UNITS * share)} height={height * UNITS} />
    </Drawing>
  )
}

/** A tick: this is done, this agrees. */
export function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 10 10" aria-hidden="true">
      <path d="M1.5 5.500l2.5 2.5 4.5-6" />
    </svg>
  )
}

export type Point = readonly [x: number, y: number]

/** A number to a tenth, as every coordinate is written. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** A line through points, as the data of a path. */
export const through = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`

const UNITS = 10
