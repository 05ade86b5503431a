import type { RenderedPicture } from '../artwork/render-picture.ts'
import type { Entry, ListKind } from '../content/load/content-kinds.ts'

/** The fields of a content entry, its id and its rendered picture. */
export type IllustratedEntry<Kind extends ListKind> = Entry<Kind>['data'] & {
  id: string
  picture: RenderedPicture
}
