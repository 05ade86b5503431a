export type FormField = {
  label: string
  /** As it stands on the form, in the applicant's hand. */
  written: string
  /** As the reader puts it. */
  read: string
  /** How sure the reader is, in percent. */
  sure: number
}

/** The scanned form, field by field. */
export const FIELDS: readonly FormField[] = [
  { label: 'Applicant', written: 'Danjuma, Patience A.', read: 'Patience A. Danjuma', sure: 99 },
  { label: 'Date of birth', written: '14 / 09 / 1981', read: '14 September 1981', sure: 98 },
  { label: 'Address', written: 'Plot 88, Cad. Zone B06', read: 'Plot 88, Cadastral Zone B06', sure: 97 },
  { label: 'Purpose', written: 'Residential', read: 'Residential', sure: 99 },
  { label: 'Area claimed', written: '1,254.32 sq m', read: '1,254.32 m²', sure: 71 },
  { label: 'Survey plan no.', written: 'FCT/ABJ/17204', read: 'FCT/ABJ/17204', sure: 96 },
]

/** Below this, a person decides. */
export const SURE_ENOUGH = 90

/** Sides of the plot as the form's own sketch has them, in centimetres. */
export const SIDES = { across: 3050, deep: 4083 }

/** The area those sides give, in square metres with two decimals. */
export const AREA_OF_SKETCH = (Math.round((SIDES.across * SIDES.deep) / 100) / 100).toLocaleString('en-GB')

/** What waits in the queue beside the form. */
export const QUEUE = [
  { name: 'Form R-7', note: '1 field unsure', state: 'open' },
  { name: 'Deed of assignment', note: '6 pages, read', state: 'done' },
  { name: 'Court order', note: '3 pages, read', state: 'done' },
  { name: 'Site report', note: 'reading, page 2', state: 'busy' },
  { name: 'Power of attorney', note: 'waiting', state: 'busy' },
] as const
