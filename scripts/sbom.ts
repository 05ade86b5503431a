import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/**
 * Writes `sbom.cdx.json`, the bill of materials in CycloneDX form: what runs on the server.
 * `npm run sbom -- --all` adds what builds and tests the site.
 */
const FILE = 'sbom.cdx.json'

type Component = {
  name: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}

const scope = process.argv.includes('--all') ? [] : ['--omit=dev']
const text = execFileSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', ...scope],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
const { components } = JSON.parse(text) as { components: Component[] }
writeFileSync(FILE, text)

const counts = new Map<string, number>()
for (const component of components) {
  const licence = licenceOf(component)
  counts.set(licence, (counts.get(licence) ?? 0) + 1)
}
for (const [licence, count] of [...counts].toSorted(([, a], [, b]) => b - a))
  console.log(`${count}\t${licence}`)
console.log(`${components.length} packages: ${FILE}`)

function licenceOf({ licenses }: Component): string {
  const [first] = licenses ?? []
  return first?.expression ?? first?.license?.id ?? first?.license?.name ?? 'not stated'
}
