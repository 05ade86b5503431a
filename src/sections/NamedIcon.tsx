import { icons } from 'lucide-react'
import { iconKey } from '../content/schemas/icon.ts'
import { LineIcon } from '../ui/LineIcon.tsx'

type NamedIconProps = { name: string; className?: string | undefined }

/** The icon whose name a content entry contains. Not for islands, because this module imports all icons. */
export function NamedIcon({ name, className }: NamedIconProps) {
  return <LineIcon icon={icons[iconKey(name)]} className={className} />
}
