/** Labels of fields that many schemas have and that their own name does not explain. A title in the schema wins. */
const LABELS: Record<string, string> = {
  button: 'Text of the button',
  closing: 'End of the page',
  email: 'Email address',
  facts: 'Facts in short',
  heavy: 'Heavy part',
  hero: 'First view',
  heroImage: 'Picture',
  image: 'Picture',
  intro: 'Introduction',
  light: 'Light part',
  order: 'Place in the list',
  phone: 'Phone number',
  pricing: 'Prices',
  questions: 'Questions and answers',
  social: 'Social networks',
  stack: 'Technologies',
  subheadline: 'Text below the main heading',
  subtitle: 'Text below the heading',
  tech: 'Technologies',
  thankYou: 'Page after sending',
  tiers: 'Price levels',
  url: 'Address',
  vat: 'VAT',
  whatsapp: 'WhatsApp',
}

/** Returns the label of a field in the forms of /edit by its name: the one of the list, or the name written as words. */
export function labelFor(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
