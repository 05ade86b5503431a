import sharp from 'sharp'

/** Crops a photograph to a size in px and returns it as a data URL. */
export async function photographAsDataUrl(file: string, width: number, height: number): Promise<string> {
  const data = await sharp(file)
    .resize(Math.round(width), Math.round(height))
    .jpeg({ quality: 92 })
    .toBuffer()
  return `data:image/jpeg;base64,${data.toString('base64')}`
}
