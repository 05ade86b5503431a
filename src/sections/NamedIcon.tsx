import { icons } from 'lucide-react'
import { iconKey } from '../content/schemas/icon.ts'
import { LineIcon } from '../ui/LineIcon.tsx'

type NamedIconProps = { name: string; className?: string | undefined }

/** The icon that a content entry names. Not for islands: it imports all icons. */
export function NamedIcon({ name, className }: NamedIconProps) {
  return <LineIcon icon={icons[iconKey(name)]} className={className} />
}
