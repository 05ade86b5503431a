/** Shape of a drawing in px. */
type Size = { w: number; h: number }

const EXPERTISE: readonly Size[] = [
  { w: 480, h: 600 },
  { w: 480, h: 480 },
  { w: 420, h: 600 },
  { w: 520, h: 400 },
]
const WORK: readonly Size[] = [
  { w: 800, h: 620 },
  { w: 640, h: 720 },
]

/** Shapes of the drawings on the home page by their place in the row: unequal, hung on one centre line. */
export const CARD_SIZES = {
  expertise: (index: number): Size => EXPERTISE[index % EXPERTISE.length] ?? { w: 480, h: 480 },
  work: (index: number): Size => WORK[index % WORK.length] ?? { w: 800, h: 620 },
}
