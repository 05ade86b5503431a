import { urls } from '#src/urls.ts'

/** A decorative drawing on the home page, shown as a lazily loaded file. */
export function HomeDrawing({ name, size }: { name: string; size: { w: number; h: number } }) {
  const src = urls.drawing(`home/${name}`)
  return <img src={src} width={size.w} height={size.h} alt="" loading="lazy" />
}
