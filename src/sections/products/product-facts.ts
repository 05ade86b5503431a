import type { Product } from '#src/content/schemas/product.ts'
import { formatDate } from '#src/content/text/dates.ts'

/** Returns the facts of a product: status, target market, launch, and what a visitor asks before buying. */
export function productFacts(product: Product): { term: string; text: string }[] {
  const practical: Readonly<Record<string, string | boolean | undefined>> = product.practical
  const launch =
    product.status === 'available'
      ? { term: 'Launch Date', text: formatDate(product.launchDate) }
      : { term: 'Launch Quarter', text: product.launchQuarter }
  return [
    { term: 'Status', text: product.status === 'available' ? 'Available' : product.status },
    { term: 'Target Market', text: product.market },
    launch,
    ...LABELS.flatMap(([field, term]) => (practical[field] ? [{ term, text: `${practical[field]}` }] : [])),
  ]
}

/** The label of each field of `practical`, in the order of the page. */
const LABELS = [
  ['demo', 'Demo and trial'],
  ['start', 'How to start'],
  ['worksWith', 'Works with'],
  ['dataImport', 'Your existing records'],
  ['training', 'Training'],
  ['support', 'Support'],
  ['dataLocation', 'Where your data lives'],
  ['leaving', 'How to leave'],
  ['licence', 'Licence'],
] as const
