import type { ContactSubject, ProductSubject } from '#contact/subject.ts'

/** URL of the name strips. It is not in `urls`, because the island that uses it would then bundle all of `urls`. */
export const NAME_STRIPS_URL = '/drawings/name-strips.svg'

/** The URL map (docs/requirements.md#addresses). Only the service worker has URLs of its own, or it would contain all of `urls`. */
export const urls = {
  home: () => '/',
  about: () => '/about',
  services: () => '/services',
  service: (id: string) => `/services/${id}`,
  work: (category?: string) => withQuery('/work', 'category', category),
  caseStudy: (id: string) => `/work/${id}`,
  products: () => '/products',
  product: (id: string) => `/products/${id}`,
  academy: () => '/academy',
  subsidiaries: () => '/subsidiaries',
  csr: () => '/csr',
  careers: () => '/careers',
  contact: (subject?: ContactSubject) => withQuery('/contact', 'subject', subject),
  contactAbout: (subject: ProductSubject, product: string) =>
    `/contact?${new URLSearchParams({ subject, product })}`,
  contactForService: (service: string) => `/contact?subject=Consultation&service=${service}`,
  thankYou: () => '/contact/thank-you',
  legal: (id: string) => `/${id}`,
  /** The company profile, for printing. Search engines do not index it. */
  profile: (part?: 'terms') => (part ? `/profile#${part}` : '/profile'),
  notFound: () => '/404',
  offline: () => '/offline',
  /** URL of a drawing file. The names come from src/drawings/drawing-files.ts. */
  drawing: (name: string) => `/drawings/${name}.svg`,
  technologyLogo: (slug: string, theme: 'light' | 'dark') => `/drawings/technology-${theme}.svg#${slug}`,
  heroVideo: (format: 'mp4' | 'webm' = 'mp4') => `/assets/videos/hero-background.${format}`,
  card: (path: string) => `/cards${path === '/' ? '/home' : path}.jpg`,
  favicon: () => '/favicon.svg',
  icon: (name: 'apple-touch-icon' | 'icon-192' | 'icon-512' | 'maskable-512') => `/icons/${name}.png`,
  fontLicence: () => '/fonts-licence.txt',
  manifest: () => '/site.webmanifest',
  sitemap: () => '/sitemap.xml',
  contactApi: (base = '') => `${base}/api/contact`,
} as const

/** Kinds of content that have no page of their own, or one that search engines do not index. */
export const KINDS_WITHOUT_PAGE = [
  'site',
  'navigation',
  'ventures',
  'leaders',
  'notFound',
  'offline',
  'profile',
] as const

/**
 * Returns the URL of the indexable page of a content file, or undefined if it has none. The URL is the path of the file:
 * `content/work/fees.yaml` is at `/work/fees`.
 */
export function pageOf({ kind, file }: { kind: string; file: string }): string | undefined {
  if (KINDS_WITHOUT_PAGE.some((each) => each === kind)) return undefined
  return kind === 'home' ? urls.home() : file.replace(/^content(\/legal)?(.*)\.\w+$/, '$2')
}

function withQuery(path: string, key: string, value: string | undefined): string {
  return value === undefined ? path : `${path}?${new URLSearchParams({ [key]: value })}`
}
