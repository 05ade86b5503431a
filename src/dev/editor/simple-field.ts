import type { z } from 'astro/zod'
import type { Choice, FormField } from './form-types.ts'

/** Returns the form field for a number. */
export function numberField(schema: z.ZodNumber): FormField {
  const isInteger = schema.format === 'safeint'
  const { minValue, maxValue } = schema
  return {
    options: {
      widget: 'number',
      value_type: isInteger ? 'int' : 'float',
      ...(minValue !== null && minValue > Number.MIN_SAFE_INTEGER && { min: minValue }),
      ...(maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER && { max: maxValue }),
    },
    toForm: (value) => value,
    fromForm: (value) => (value === null || value === '' ? undefined : value),
  }
}

/** Returns the form field for a list of values or entries of which one is chosen. */
export function choice(values: readonly (string | number | Choice)[]): FormField {
  return {
    options: { widget: 'select', options: values },
    toForm: (value) => value,
    fromForm: (value) => (value === null || value === '' ? undefined : value),
  }
}

/** Returns the form field for a property that is true or left out. */
export function mark(): FormField {
  return {
    options: { widget: 'boolean', default: false },
    toForm: (value) => value === true,
    fromForm: (value) => (value === true ? true : undefined),
  }
}

/** Returns the form field for a property that always has the same value. */
export function constant(value: unknown): FormField {
  return { options: { widget: 'hidden', default: value }, toForm: () => value, fromForm: () => value }
}
