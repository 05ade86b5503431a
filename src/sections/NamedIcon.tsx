import { icons } from 'lucide-react'
import { iconKey } from '../content/schemas/icon.ts'
import { LineIcon } from '../ui/LineIcon.tsx'

type NamedIconProps = { name: string; className?: string | undefined }

/** The icon that a content entry names. For pages only: it carries all icons, so no island imports it. */
export function NamedIcon({ name, className }: NamedIconProps) {
  return <LineIcon icon={icons[iconKey(name)]} className={className} />
}
