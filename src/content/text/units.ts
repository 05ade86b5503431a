/** Units before the number. */
const CURRENCIES = ['₦', '$'] as const

/** Measures: a text must name the unit next to the number. Plural, then singular. */
const MEASURES = {
  seconds: 'second',
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  kilometres: 'kilometre',
  kilos: 'kilo',
  tonnes: 'tonne',
  litres: 'litre',
  hectares: 'hectare',
  kWh: 'kWh',
  kB: 'kB',
  MB: 'MB',
  '°C': '°C',
} as const

/** Things that are counted: a text may use another noun, like “applicants” for people. Plural, then singular. */
const COUNTS = {
  people: 'person',
  households: 'household',
  customers: 'customer',
  pupils: 'pupil',
  students: 'student',
  drivers: 'driver',
  agents: 'agent',
  traders: 'trader',
  growers: 'grower',
  applications: 'application',
  permits: 'permit',
  records: 'record',
  files: 'file',
  pages: 'page',
  invoices: 'invoice',
  payments: 'payment',
  loans: 'loan',
  bids: 'bid',
  contracts: 'contract',
  trips: 'trip',
  shops: 'shop',
  markets: 'market',
  branches: 'branch',
  depots: 'depot',
  schools: 'school',
  lessons: 'lesson',
  lorries: 'lorry',
  containers: 'container',
  pallets: 'pallet',
  bags: 'bag',
  meters: 'meter',
  readings: 'reading',
  leaks: 'leak',
  alarms: 'alarm',
  messages: 'message',
  calls: 'call',
  visits: 'visit',
  queries: 'query',
  questions: 'question',
  errors: 'error',
} as const

const SINGULAR: Record<string, string> = { ...MEASURES, ...COUNTS }

/** All units of figures (docs/figures.md). */
export const UNITS = ['%', ...CURRENCIES, ...keysOf(MEASURES), ...keysOf(COUNTS)] as const
export type Unit = (typeof UNITS)[number]

/** How a text states a unit: before the number, after it as a sign, as a word, or as any noun. */
export function unitKind(unit: Unit): 'currency' | 'percent' | 'measure' | 'count' {
  if (unit === '%') return 'percent'
  if (unit === '₦' || unit === '$') return 'currency'
  return unit in MEASURES ? 'measure' : 'count'
}

/** Returns the word for one of a unit: `day` for `days`. */
export function singularOf(unit: Unit): string {
  return SINGULAR[unit] ?? unit
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
export function formatQuantity(value: number, unit: Unit): string {
  const number = formatNumber(value)
  switch (unitKind(unit)) {
    case 'percent':
      return `${number}%`
    case 'currency':
      return `${unit}${number}`
    default:
      return `${number} ${value === 1 ? singularOf(unit) : unit}`
  }
}

function keysOf<Key extends string>(object: Record<Key, string>): Key[] {
  return Object.keys(object) as Key[]
}
