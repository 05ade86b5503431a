import type { RenderedPicture } from '../artwork/render-picture.ts'
import type { Entry, ListKind } from '../content/load/content-kinds.ts'

/** The fields of a content entry, with its id and its picture ready to be shown. */
export type IllustratedEntry<Kind extends ListKind> = Omit<Entry<Kind>['data'], 'picture'> & {
  id: string
  picture: RenderedPicture
}
