import { basename, dirname, join } from 'node:path'
import { type ContentKind, contentKindNames, contentKinds } from '#src/content/load/content-kinds.ts'
import { type ContentFile, entries, readContent } from '#src/content/load/read-content.ts'
import { urls } from '#src/urls.ts'
import { entryForm } from './entry-form.ts'
import type { Choice, Targets } from './form-types.ts'

/** The names of the kinds, and the page that shows them. `{{slug}}` is the id of an entry. */
const KINDS: Record<ContentKind, { label: string; singular?: string; page: string }> = {
  site: { label: 'Name, addresses, phone and hours', page: urls.contact() },
  navigation: { label: 'Menus', page: urls.home() },
  home: { label: 'Home', page: urls.home() },
  about: { label: 'About', page: urls.about() },
  academy: { label: 'Academy', page: urls.academy() },
  csr: { label: 'Corporate responsibility', page: urls.csr() },
  careers: { label: 'Careers', page: urls.careers() },
  contactPage: { label: 'Contact', page: urls.contact() },
  notFound: { label: 'Page not found', page: urls.notFound() },
  offline: { label: 'Offline', page: urls.offline() },
  profile: { label: 'Company profile', page: urls.profile() },
  servicesPage: { label: 'List of services', page: urls.services() },
  workPage: { label: 'List of case studies', page: urls.work() },
  productsPage: { label: 'List of products', page: urls.products() },
  subsidiariesPage: { label: 'Subsidiaries', page: urls.subsidiaries() },
  services: { label: 'Services', singular: 'Service', page: urls.service('{{slug}}') },
  work: { label: 'Case studies', singular: 'Case study', page: urls.caseStudy('{{slug}}') },
  products: { label: 'Products', singular: 'Product', page: urls.product('{{slug}}') },
  ventures: { label: 'Ventures', singular: 'Venture', page: urls.subsidiaries() },
  leaders: { label: 'Leadership', singular: 'Person', page: urls.about() },
  legal: { label: 'Legal texts', singular: 'Legal text', page: '/{{slug}}' },
}

/** Kinds of which entries are neither added nor removed. */
const FIXED: readonly ContentKind[] = ['legal']

const IMAGES = 'content/images'

/** Returns the configuration of Sveltia CMS for the content of a folder. */
export function editorConfig(root: string): object {
  const { files } = readContent(root)
  const isList = (kind: ContentKind) => contentKinds[kind].files.includes('*')
  const pages = contentKindNames.filter((kind) => !isList(kind))
  return {
    load_config_file: false,
    // Sveltia requires the name of a host, even if it only edits a local folder. It asks for the folder by this name.
    backend: {
      name: 'github',
      repo: `local/${basename(root).replaceAll(/[^\w.-]/g, '-')}`,
      auth_methods: ['token'],
    },
    app_title: 'Edit the website',
    logo: { src: urls.favicon() },
    show_preview_links: true,
    media_folder: IMAGES,
    public_folder: `/${IMAGES}`,
    media_libraries: { stock_assets: { providers: [] }, default: { config: { slugify_filename: true } } },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: [
      { name: 'pages', label: 'Pages', files: pages.map((kind) => pageFile(kind, files)) },
      ...contentKindNames.filter(isList).map((kind) => entryCollection(kind, files)),
    ],
  }
}

/** Returns what the fields of a kind refer to. */
export function targetsOf(kind: ContentKind, files: readonly ContentFile[]): Targets {
  const services = entries(files, 'services')
  const choice = ({ id, data }: { id: string; data: { title: string } }): Choice => ({
    label: data.title,
    value: id,
  })
  const aliases = services.flatMap(({ data }) =>
    (data.aliases ?? []).map(({ id, title }) => ({ label: title, value: id })),
  )
  return {
    choices: {
      service: services.map(choice),
      'service or alias': [...services.map(choice), ...aliases],
      'case study': entries(files, 'work').map(choice),
    },
    pathToContent: dirname(contentKinds[kind].files) === '.' ? '' : '../',
  }
}

function pageFile(kind: ContentKind, files: readonly ContentFile[]): object {
  const { label, page } = KINDS[kind]
  return {
    name: kind,
    label,
    file: join('content', contentKinds[kind].files),
    format: kind,
    preview_path: page,
    fields: entryForm(kind, targetsOf(kind, files)).options,
  }
}

function entryCollection(kind: ContentKind, files: readonly ContentFile[]): object {
  const { label, singular, page } = KINDS[kind]
  const { options, title, hasOrder } = entryForm(kind, targetsOf(kind, files))
  const folder = dirname(contentKinds[kind].files)
  const isFixed = FIXED.includes(kind)
  return {
    name: kind,
    label,
    label_singular: singular,
    folder: join('content', folder),
    media_folder: `/${join(IMAGES, folder)}`,
    public_folder: `/${join(IMAGES, folder)}`,
    format: kind,
    preview_path: page,
    identifier_field: title,
    summary: `{{${title}}}`,
    slug: {
      template: `{{${title}}}`,
      editable: ['create'],
      hint: 'The last part of the address of the page: small letters, digits and hyphens',
    },
    ...(hasOrder && { reorder: { key: 'order' } }),
    ...(isFixed && { create: false, delete: false }),
    fields: options,
  }
}
