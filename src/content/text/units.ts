const SINGULAR: Record<string, string> = { people: 'person', kWh: 'kWh', '°C': '°C' }

/** Returns the word for one of a unit: `day` for `days`, `query` for `queries`, `branch` for `branches`. */
function singularOf(unit: string): string {
  return SINGULAR[unit] ?? unit.replace(/ies$/, 'y').replace(/(ch|sh|ss|x)es$|(?<!s)s$/, '$1')
}

/** Returns a number as text, never rounded: `1,240`, `1.2 million`, `1,234,567`. */
export function formatNumber(value: number): string {
  const step = value < 1_000_000_000 ? 10_000 : 10_000_000
  const isRound = value >= 1_000_000 && value < 1_000_000_000_000 && value % step === 0
  return value.toLocaleString('en-GB', {
    ...(isRound ? { notation: 'compact', compactDisplay: 'long' } : {}),
    maximumFractionDigits: isRound ? 2 : 10,
  })
}

/** Returns a number with its unit: `41 days`, `1 day`, `92%`, `₦1.2 million`. */
export function formatQuantity(value: number, unit: string): string {
  const number = formatNumber(value)
  if (unit === '%') return `${number}%`
  if (unit === '₦' || unit === '$') return `${unit}${number}`
  return `${number} ${value === 1 ? singularOf(unit) : unit}`
}
