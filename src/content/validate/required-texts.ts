import type { ContentFile, ContentProblem } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'

/**
 * Texts that were agreed for the pages (docs/requirements.md#exact-wording), by file. A heading in two weights is one
 * text. An entry that was removed is not missed.
 */
const REQUIRED: Record<string, readonly string[]> = {
  home: [
    'Engineering Digital Masterpieces.',
    'design and deliver transformative digital solutions',
    'From Insight to Impact',
    'OUR EXPERTISE',
    "Let's Collaborate",
    'Custom Application Development',
    'Data Engineering & Analytics',
    'Cloud Infrastructure & DevOps',
    'Product Design & UX Strategy',
    'Start Your Project',
    'Learn More',
    'Explore the Full Group',
    'View Case Study',
    'Explore Our Commitment',
    'Schedule a Consultation',
  ],
  contact: ["Let's Build Something Extraordinary Together", 'Send Message'],
  services: ['OUR EXPERTISE', 'Learn More'],
  work: ['More Case Studies', 'View Case Study', 'View All Projects', 'Next Project'],
  products: ['Explore Product', 'Request a Demo', 'Visit Website'],
  academy: [
    "Empowering Nigeria's Next Tech Leaders",
    'Why Choose the Academy',
    'Expert-led curriculum',
    'Real-world projects',
    'Career mentorship',
    'Get in Touch',
    'Apply Now',
  ],
  subsidiaries: ['One Vision, Many Ventures', 'Learn More'],
  about: ['Our Story', 'Our Ecosystem', 'Meet Our Leadership', 'Explore'],
  navigation: [
    'Services',
    'See More',
    'Contact Us',
    'Our Work',
    'Products',
    'Academy',
    'About Us',
    'Subsidiaries',
    'Careers',
    'Corporate Responsibility',
  ],
  csr: [
    'Visual Impact',
    'Get Involved Today',
    'Become a Partner',
    'Become a Tech Volunteer',
    '2026 to 2030',
    '50,000+',
    'students and teachers trained',
    '10,000+',
    'SMEs and entrepreneurs empowered',
    '5,000+',
    'public servants upskilled',
    '200+',
    'tech volunteers',
    'people trained in pilots in Abuja and Lagos',
    'Curriculum and content',
    'Training and trainer compensation',
    'Equipment and infrastructure',
    'Scholarships and grants',
    'Administration and reporting',
  ],
  'products/cortexhr': ['$99/mo', 'Up to 50 employees', '$249/mo', 'Up to 200 employees', 'Custom'],
  'products/taxly': ['₦5,000 per filing', '₦50,000 per month', 'Custom'],
  'products/school-management-system': ['₦1,500 per student per term', '₦2,500 per student per term'],
  'products/clavis-institute': ['$50–$500 per course', '$49/mo'],
  'products/retail-chain-system': ['$150/mo', 'Single outlet', '$120/mo per location', '5+ locations'],
  'products/fides-mercatus': ['1–2% commission', 'In Development', 'Q2 2026'],
  'products/results-management-system': ['₦250,000 per year', '₦750,000 per year'],
  'products/school-fees-processor': ['Flat 1.4% per transaction'],
  'products/cortex-ai-suite': ['In Development', 'Q2 2026', 'Announced at launch'],
  'products/astra-insight': ['Coming Soon', 'Q2 2026', 'Announced at launch'],
  'products/fides-agro': ['₦500 per season', '₦1,000 per season', 'Coming Soon', 'Q2 2026'],
}

/** Finds required texts that the content no longer contains. */
export function findChangedTexts(files: readonly ContentFile[]): ContentProblem[] {
  return Object.entries(REQUIRED).flatMap(([name, texts]) => {
    const content = files.find(({ file }) => file === `content/${name}.yaml`)
    const present = content && textOf(content)
    return texts
      .filter((text) => present?.includes(text) === false)
      .map((text) => ({
        file: `content/${name}.yaml`,
        field: '',
        message: `"${text}" was agreed for this page and is no longer here`,
      }))
  })
}

/** Returns all texts of an entry with straight apostrophes. The light and the heavy part of a heading are joined. */
function textOf(content: ContentFile): string {
  return collectStrings(content)
    .map(({ field, text }) => `${/\bheavy$/.test(field) ? ' ' : '\n'}${text.replaceAll('’', "'")}`)
    .join('')
}
