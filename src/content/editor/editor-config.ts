import { basename, dirname, join } from 'node:path'
import type { z } from 'astro/zod'
import { pageOf, urls } from '#src/urls.ts'
import { type ContentKind, contentKindNames, contentKinds } from '../load/content-kinds.ts'
import { ICON_NAMES } from '../load/icons.ts'
import { MAX_PICTURE_KILOBYTES } from '../load/media-file.ts'
import { type ContentFile, entries, readContent } from '../load/read-content.ts'
import { annotationOf } from '../schemas/annotations.ts'
import { labelFor } from '../schemas/field-label.ts'
import { type Choices, type Field, formFields, shapeOf, uploadLimits } from './form-field.ts'
import type { GitHost } from './git-host.ts'

/** Names of kinds that differ from their names in the code, and pages of kinds that have no page of their own. */
const KINDS: Partial<Record<ContentKind, { label?: string; singular?: string; page?: string }>> = {
  site: { label: 'Name, addresses, phone and hours', page: urls.contact() },
  navigation: { label: 'Menus and footer', page: urls.home() },
  contactPage: { label: 'Contact' },
  patterns: { label: 'About the patterns' },
  notFound: { label: 'Page not found', page: urls.notFound() },
  csr: { label: 'Corporate responsibility' },
  offline: { page: urls.offline() },
  profile: { label: 'Company profile', page: urls.profile() },
  servicesPage: { label: 'List of services' },
  workPage: { label: 'List of case studies' },
  productsPage: { label: 'List of products' },
  subsidiariesPage: { label: 'Subsidiaries' },
  services: { singular: 'Service' },
  work: { label: 'Case studies', singular: 'Case study' },
  products: { singular: 'Product' },
  ventures: { singular: 'Venture', page: urls.subsidiaries() },
  leaders: { label: 'Leadership', singular: 'Person', page: urls.about() },
  legal: { label: 'Legal texts', singular: 'Legal text' },
}

/** Returns what the forms call a kind of content. */
export const kindLabel = (kind: ContentKind) => KINDS[kind]?.label ?? labelFor(kind)

const IMAGES = 'content/images'

/** The text of a Markdown file, which no schema describes. */
const BODY: Field = { name: 'body', label: 'Text', widget: 'text', hint: 'Markdown: ## before a heading' }

/** Returns the configuration of Sveltia CMS for a folder. Without `host`, changes are saved to this folder. */
export function editorConfig(root: string, host: GitHost | undefined): object {
  const { files } = readContent(root)
  const choices = choicesIn(files)
  const isList = (kind: ContentKind) => contentKinds[kind].files.includes('*')
  const pages = contentKindNames.filter((kind) => !isList(kind))
  return {
    load_config_file: false,
    // Sveltia asks for the name of a host even if it only edits a folder. It asks for the folder by this name.
    backend: {
      ...(host?.backend ?? { name: 'github', repo: `local/${basename(root).replaceAll(/[^\w.-]/g, '-')}` }),
      // Sveltia's button for GitHub needs a server that knows a secret.
      auth_methods: [...(host?.backend.app_id ? ['oauth'] : []), 'token'],
    },
    publish_mode: host?.isReviewed ? 'editorial_workflow' : 'simple',
    app_title: 'Edit the website',
    logo: { src: urls.favicon() },
    show_preview_links: true,
    media_folder: IMAGES,
    public_folder: '/images',
    media_libraries: {
      stock_assets: { providers: [] },
      ...uploadLimits(MAX_PICTURE_KILOBYTES).media_libraries,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: 'pages', label: 'Pages', files: pages.map((kind) => pageFile(kind, choices)) },
      ...contentKindNames.filter(isList).map((kind) => entryCollection(kind, choices)),
    ],
  }
}

/** Returns what a reference may name. Sveltia updates one to an entry when the entry is renamed, and says what names it before a deletion. */
function choicesIn(files: readonly ContentFile[]): Choices {
  const choice = ({ id, data }: { id: string; data: { title: string } }) => ({ label: data.title, value: id })
  const relation = (collection: ContentKind) => {
    return { widget: 'relation', collection, value_field: '{{slug}}', display_fields: ['title'] }
  }
  const select = (options: readonly unknown[]) => ({ widget: 'select', options })
  const [services, workPages] = [entries(files, 'services'), entries(files, 'workPage')]
  const aliases = services.flatMap(({ data }) =>
    (data.aliases ?? []).map(({ id, title }) => ({ label: title, value: id })),
  )
  return {
    service: relation('services'),
    'service or alias': select([...services.map(choice), ...aliases]),
    'case study': relation('work'),
    category: select(workPages.flatMap(({ data }) => data.categories ?? [])),
    sector: select(workPages.flatMap(({ data }) => data.sectors ?? [])),
    icon: select(ICON_NAMES),
  }
}

function pageFile(kind: ContentKind, choices: Choices): object {
  return {
    ...common(kind),
    file: join('content', contentKinds[kind].files),
    format: kind,
    fields: formFields(shapeOf(contentKinds[kind].schema), choices),
  }
}

function entryCollection(kind: ContentKind, choices: Choices): object {
  const { files, schema } = contentKinds[kind]
  const shape = shapeOf(schema)
  const fields = formFields(shape, choices)
  const isMarkdown = files.endsWith('.md')
  const folder = dirname(files)
  const title = titleOf(schema)
  return {
    ...common(kind),
    label_singular: KINDS[kind]?.singular,
    folder: join('content', folder),
    media_folder: `/${join(IMAGES, folder)}`,
    public_folder: join('/images', folder),
    ...(isMarkdown
      ? {
          extension: 'md',
          format: 'yaml-frontmatter',
          create: false,
          delete: false,
          fields: [...fields, BODY],
        }
      : { extension: 'yaml', format: kind, create: true, fields }),
    identifier_field: title,
    summary: `{{${title}}}`,
    reorder: 'order' in shape,
    aliases_field: 'formerPaths',
    slug: {
      template: `{{${title}}}`,
      editable: [...(isMarkdown ? [] : ['create']), ...('formerPaths' in shape ? ['update'] : [])],
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Use small letters, digits and single hyphens'],
      hint: 'The last part of the address of the page: small letters, digits and hyphens. The old address will lead to the new one',
    },
  }
}

/** Returns the name of a kind and the page that shows it. Sveltia replaces `{{slug}}` by the id of an entry. */
function common(kind: ContentKind): { name: string; label: string; preview_path: string | undefined } {
  const file = join('content', contentKinds[kind].files.replace('*', '{{slug}}'))
  return { name: kind, label: kindLabel(kind), preview_path: KINDS[kind]?.page ?? pageOf({ kind, file }) }
}

function titleOf(schema: z.ZodType): string {
  const isTitle = ([, part]: [string, z.core.$ZodType]) => annotationOf(part).unique === 'title'
  return Object.entries(shapeOf(schema)).find(isTitle)?.[0] ?? 'title'
}
