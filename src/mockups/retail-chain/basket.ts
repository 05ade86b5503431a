import { fromNaira, type Kobo, sum } from '../format.ts'

export type Good = {
  id: GoodId
  name: string
  size: string
  price: Kobo
  left: number
  /** True if the price includes VAT. Basic food is exempt from VAT. */
  taxed: boolean
}

export type GoodId =
  | 'rice'
  | 'beans'
  | 'oil'
  | 'tomato'
  | 'milk'
  | 'noodles'
  | 'semolina'
  | 'sugar'
  | 'detergent'
  | 'soap'
  | 'water'
  | 'malt'

/** The goods on the till's touch screen. */
export const GOODS: readonly Good[] = [
  good('rice', 'Rice, long grain', '5 kg', 9800, 64, false),
  good('beans', 'Honey beans', '2 kg', 4650, 39, false),
  good('oil', 'Groundnut oil', '3 L', 11_450, 31, false),
  good('tomato', 'Tin tomato', '400 g', 1150, 212, true),
  good('milk', 'Powdered milk', '380 g', 4600, 48, false),
  good('noodles', 'Noodles', '40 × 70 g', 9200, 18, true),
  good('semolina', 'Semolina', '5 kg', 8400, 40, false),
  good('sugar', 'Sugar', '1 kg', 1950, 86, true),
  good('detergent', 'Detergent', '900 g', 2350, 77, true),
  good('soap', 'Bath soap', '6 bars', 3900, 95, true),
  good('water', 'Table water', '12 × 75 cl', 2400, 8, false),
  good('malt', 'Malt drink', '24 × 33 cl', 11_900, 26, true),
]

export type Line = { good: Good; quantity: number; total: Kobo }

/** The current sale. */
export const BASKET: readonly Line[] = [
  line('rice', 2),
  line('oil', 1),
  line('tomato', 6),
  line('milk', 1),
  line('soap', 1),
  line('water', 2),
  line('detergent', 1),
]

export const ITEMS = sum(BASKET, ({ quantity }) => quantity)
export const TOTAL: Kobo = sum(BASKET, ({ total }) => total)
export const TAXED: Kobo = sum(
  BASKET.filter(({ good }) => good.taxed),
  ({ total }) => total,
)
/** The price of taxed goods includes 7.5% VAT. */
export const VAT_INSIDE: Kobo = Math.round((TAXED * 7.5) / 107.5)

function good(id: GoodId, name: string, size: string, price: number, left: number, taxed: boolean): Good {
  return { id, name, size, price: fromNaira(price), left, taxed }
}

function line(id: GoodId, quantity: number): Line {
  const found = GOODS.find((good) => good.id === id)
  if (!found) throw new Error(`The till has no good "${id}".`)
  return { good: found, quantity, total: found.price * quantity }
}
