/* Types of the part of subset-font that this project uses. The package has no types of its own. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'truetype' | 'woff2'
    readonly keepFeatures?: readonly string[]
    readonly variationAxes?: Readonly<Record<string, number>>
    readonly noHinting?: boolean
    readonly dropTables?: readonly string[]
    readonly keepAllGlyphs?: boolean
  }
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options?: SubsetOptions,
  ): Promise<Buffer>
}
