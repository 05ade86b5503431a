import { urls } from '../../urls.ts'
import { HomeDrawing } from '../HomeDrawing.tsx'
import { ThemedImage } from '../ThemedImage.tsx'

type ProcessDrawingProps = { name: string; width: number; height: number }

/** Threads in the colour of the text, with the cloth in its own colours on top. */
export function ProcessDrawing({ name, width, height }: ProcessDrawingProps) {
  return (
    <>
      <ThemedImage
        light={urls.homeDrawing(`${name}-threads-light`)}
        dark={urls.homeDrawing(`${name}-threads-dark`)}
        width={width}
        height={height}
      />
      <HomeDrawing name={`${name}-cloth`} width={width} height={height} />
    </>
  )
}
