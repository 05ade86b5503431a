export type FormField = {
  label: string
  /** The handwritten text on the form. */
  written: string
  /** The value as the software reads it. */
  read: string
  /** Confidence of the software, in percent. */
  confidence: number
}

/** The scanned form, field by field. */
export const FIELDS: readonly FormField[] = [
  { label: 'Applicant', written: 'Danjuma, Patience A.', read: 'Patience A. Danjuma', confidence: 99 },
  { label: 'Date of birth', written: '14 / 09 / 1981', read: '14 September 1981', confidence: 98 },
  {
    label: 'Address',
    written: 'Plot 88, Cad. Zone B06',
    read: 'Plot 88, Cadastral Zone B06',
    confidence: 97,
  },
  { label: 'Purpose', written: 'Residential', read: 'Residential', confidence: 99 },
  { label: 'Area claimed', written: '1,254.32 sq m', read: '1,254.32 m²', confidence: 71 },
  { label: 'Survey plan no.', written: 'FCT/ABJ/17204', read: 'FCT/ABJ/17204', confidence: 96 },
]

/** Confidence threshold in percent. A person decides about fields below this threshold. */
export const CONFIDENCE_THRESHOLD = 90

/** Sides of the plot in the sketch on the form, in cm. */
export const SIDES = { across: 3050, deep: 4083 }

/** The area of the sketch in square metres, with two decimals. */
export const AREA_OF_SKETCH = (Math.round((SIDES.across * SIDES.deep) / 100) / 100).toLocaleString('en-GB')

/** The documents in the queue. */
export const QUEUE = [
  { name: 'Form R-7', note: '1 field unsure', state: 'open' },
  { name: 'Deed of assignment', note: '6 pages, read', state: 'done' },
  { name: 'Court order', note: '3 pages, read', state: 'done' },
  { name: 'Site report', note: 'reading, page 2', state: 'busy' },
  { name: 'Power of attorney', note: 'waiting', state: 'busy' },
] as const

/** Position of the first field in the list, and distance between fields. */
export const ROW = { top: 76, step: 43 }

/** Returns the box of a field on the scanned page. */
export const boxOf = (index: number) => ({ x: 118, y: 92 + index * 34, width: 206, height: 24 })
