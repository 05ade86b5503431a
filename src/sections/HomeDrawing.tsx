import { urls } from '../urls.ts'

type HomeDrawingProps = { name: string; width: number; height: number }

/** A drawing of the home page as a file, fetched when it comes near. It is decoration: the words beside it say it all. */
export function HomeDrawing({ name, width, height }: HomeDrawingProps) {
  return (
    <img src={urls.homeDrawing(name)} width={width} height={height} alt="" loading="lazy" decoding="async" />
  )
}
