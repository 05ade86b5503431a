import type { Product } from '#src/content/schemas/product.ts'
import { formatDate } from '#src/content/text/dates.ts'

/** Returns the facts of a product: status, target market, launch, what a visitor asks before buying, and what on a tap. */
export function productFacts(product: Product) {
  const practical: Readonly<Record<string, string | boolean | undefined>> = product.practical
  const launch =
    product.status === 'available'
      ? { term: 'Launch Date', text: formatDate(product.launchDate) }
      : { term: 'Launch Quarter', text: product.launchQuarter }
  const given = (labels: typeof SHOWN | typeof FOLDED) =>
    labels.flatMap(([field, term]) => (practical[field] ? [{ term, text: `${practical[field]}` }] : []))
  return {
    shown: [
      { term: 'Status', text: product.status === 'available' ? 'Available' : product.status },
      { term: 'Target Market', text: product.market },
      launch,
      ...given(SHOWN),
    ],
    folded: given(FOLDED).map(({ term, text }) => ({ title: term, text })),
  }
}

/** The labels of the fields of `practical`, in the order of the page. */
const SHOWN = [
  ['demo', 'Demo and trial'],
  ['start', 'How to start'],
  ['worksWith', 'Works with'],
] as const

const FOLDED = [
  ['support', 'Support'],
  ['dataImport', 'Your existing records'],
  ['training', 'Training'],
  ['dataLocation', 'Where your data lives'],
  ['leaving', 'How to leave'],
  ['licence', 'Who holds the money'],
] as const
