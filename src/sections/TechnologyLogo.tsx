import { urls } from '../urls.ts'

type TechnologyLogoProps = { slug: string; className?: string | undefined }

/** The mark of a technology beside its name: all marks are one picture, fetched when the first comes near. */
export function TechnologyLogo({ slug, className }: TechnologyLogoProps) {
  return (
    <img
      className={className}
      src={urls.technologyLogo(slug)}
      width={24}
      height={24}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
