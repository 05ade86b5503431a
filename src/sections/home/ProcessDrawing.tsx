import { urls } from '#src/urls.ts'
import { HomeDrawing } from '../HomeDrawing.tsx'
import { ThemedImage } from '../ThemedImage.tsx'

type ProcessDrawingProps = { name: string; size: { w: number; h: number } }

/** A drawing in two layers: lines in the colour of the text, and on top of the lines shapes with fixed colours. */
export function ProcessDrawing({ name, size }: ProcessDrawingProps) {
  return (
    <>
      <ThemedImage
        light={urls.drawing(`home/${name}-threads-light`)}
        dark={urls.drawing(`home/${name}-threads-dark`)}
        width={size.w}
        height={size.h}
      />
      <HomeDrawing name={`${name}-cloth`} size={size} />
    </>
  )
}
