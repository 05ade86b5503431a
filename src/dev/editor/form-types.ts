import type { Target } from '#src/content/schemas/annotations.ts'

/** A field of a form: its options for Sveltia, and the conversions between the value in a file and in the form. */
export type FormField = {
  options: { widget: string; hint?: string | undefined; required?: boolean; [option: string]: unknown }
  toForm: (value: unknown) => unknown
  /** Returns undefined for a value that is left out of the file. */
  fromForm: (value: unknown) => unknown
}

/** The fields of an object in the order of its schema. */
export type FormFields = {
  options: ({ name: string; label: string } & FormField['options'])[]
  toForm: (value: unknown) => Record<string, unknown>
  fromForm: (value: unknown) => Record<string, unknown>
}

export type Choice = { label: string; value: string }

/** What the fields of one kind of content refer to. */
export type Targets = {
  /** The entries that a reference may name */
  choices: Partial<Record<Target, readonly Choice[]>>
  /** The path from the folder of the entry to `content/`: empty or `../` */
  pathToContent: string
}
