import { icons } from 'lucide-react'
import { iconKey } from '#src/content/load/icons.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'

/** The icon whose name a content entry contains. Not for islands, because this module imports all icons. */
export function NamedIcon({ name, className }: { name: string; className?: string | undefined }) {
  return <LineIcon icon={icons[iconKey(name)]} className={className} />
}
