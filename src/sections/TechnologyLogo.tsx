import { urls } from '#src/urls.ts'
import { ThemedImage } from './ThemedImage.tsx'

/** The logo of a technology. One lazily loaded file contains all logos. */
export function TechnologyLogo({ slug, className }: { slug: string; className?: string | undefined }) {
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
