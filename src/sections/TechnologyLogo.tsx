import { urls } from '../urls.ts'
import { ThemedImage } from './ThemedImage.tsx'

type TechnologyLogoProps = { slug: string; className?: string | undefined }

/** The mark of a technology beside its name: all marks are one picture, fetched when the first comes near. */
export function TechnologyLogo({ slug, className }: TechnologyLogoProps) {
  return (
    <ThemedImage
      className={className}
      light={urls.technologyLogo(slug, 'light')}
      dark={urls.technologyLogo(slug, 'dark')}
      width={24}
      height={24}
    />
  )
}
