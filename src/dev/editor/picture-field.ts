import type { FormField, Targets } from './form-types.ts'

/** Returns a form field for a picture. Its path starts from the file in content, and from the root in the form. */
export function pictureField({ pathToContent }: Targets): FormField {
  return {
    options: {
      widget: 'image',
      hint: 'JPEG, PNG, WebP, AVIF or SVG; a photograph at least 1600 pixels wide',
      choose_url: false,
    },
    toForm: (value) =>
      typeof value === 'string' ? value.replace(/^(\.\.\/)?images\//, '/content/images/') : value,
    fromForm: (value) =>
      typeof value === 'string'
        ? value.replace(/^\/content\/images\//, `${pathToContent}images/`)
        : undefined,
  }
}
