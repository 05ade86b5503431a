import { urls } from '../urls.ts'

type HomeDrawingProps = { name: string; size: { w: number; h: number } }

/** A decorative drawing on the home page, shown as a lazily loaded file. */
export function HomeDrawing({ name, size }: HomeDrawingProps) {
  const src = urls.drawing(`home/${name}`)
  return <img src={src} width={size.w} height={size.h} alt="" loading="lazy" />
}
