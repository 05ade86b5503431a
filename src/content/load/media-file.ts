/** File extensions that a picture may have, and what sharp calls their formats. */
export const FORMAT_NAMES: Readonly<Record<string, string>> = {
  ...{ '.svg': 'svg', '.avif': 'heif', '.webp': 'webp', '.png': 'png', '.jpg': 'jpeg', '.jpeg': 'jpeg' },
}

export const PICTURE_FORMATS = Object.keys(FORMAT_NAMES)

/** Maximum size of a picture. The build makes the smaller files that visitors get. */
export const MAX_PICTURE_KILOBYTES = 12_000

export const USE_JPEG = 'browsers cannot show it: save it as JPEG, and write the name of that file'
