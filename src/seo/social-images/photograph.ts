import sharp from 'sharp'

/** A photograph cut to a size, as an address that holds the picture itself. */
export async function photographAsData(file: string, width: number, height: number): Promise<string> {
  const data = await sharp(file)
    .resize(Math.round(width), Math.round(height))
    .jpeg({ quality: 92 })
    .toBuffer()
  return `data:image/jpeg;base64,${data.toString('base64')}`
}
