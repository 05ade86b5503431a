/** Labels of fields that many schemas have and that their own name does not explain. A title in the schema wins. */
const LABELS: Record<string, string> = {
  area: 'What the money is for',
  button: 'Text of the button',
  closing: 'End of the page',
  email: 'Email address',
  facts: 'Facts in short',
  featured: 'Featured case studies',
  goal: 'Goal, of the 17 of the United Nations',
  heavy: 'Heavy part',
  hero: 'First view',
  heroImage: 'Picture',
  how: 'How we hire',
  image: 'Picture',
  intro: 'Introduction',
  light: 'Light part',
  logos: 'Certificates',
  mp4: 'Film in H.264',
  noun: 'What is counted',
  order: 'Place in the list',
  phone: 'Phone number',
  poster: 'First picture of the film',
  posterPortrait: 'First picture on phones',
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
  webm: 'Film in AV1',
  whatsapp: 'WhatsApp',
}

/** Returns the label of a field in the forms of /edit by its name: the one of the list, or the name written as words. */
export function labelFor(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
