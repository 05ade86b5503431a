import { Cloth } from './Cloth.tsx'

type ClothOfNameProps = { group: string; script: string; className?: string | undefined }

/** A cloth for the name of the visitor, which a script weaves. Without scripts it is that of the group. */
export function ClothOfName({ group, script, className }: ClothOfNameProps) {
  return (
    <>
      <Cloth className={className} />
      <template data-near="">
        <script type="module" src={script} />
      </template>
      <noscript>
        <Cloth name={group} className={className} />
      </noscript>
    </>
  )
}
