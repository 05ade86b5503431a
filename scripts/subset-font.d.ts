/* Types of the part of subset-font that this project uses. The package has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string | null, options?: object): Promise<Buffer>
}
