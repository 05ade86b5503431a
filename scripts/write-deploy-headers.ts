import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { assetHeaders, securityHeaders } from '#server/site/security-headers.ts'
import { loadStaticSite, SiteMissingError } from '#server/site/static-site.ts'
import { ConfigError, readConfig } from '#server/startup/config.ts'
import {
  caddyHeaders,
  nginxHeaders,
  nginxMaps,
  pagePolicies,
  staticHostHeaders,
} from './deploy/header-files.ts'

// npm run generate:headers: writes the headers of the built site in dist/ for nginx, Caddy and static hosts. Run it after
// each build with the settings of the build, because the headers contain hashes of the pages' inline code.
const FOLDER = 'deploy/generated'

try {
  write()
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof SiteMissingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function write(): void {
  if (existsSync('.env')) process.loadEnvFile()
  const { siteOrigin, apiOrigin } = readConfig(process.env)
  const site = loadStaticSite(resolve('dist'))
  const { scriptHashes, styleHashes } = site
  const headers = securityHeaders({ siteOrigin, apiOrigin, scriptHashes, styleHashes })
  const assets = assetHeaders(siteOrigin)
  const policies = pagePolicies(site, { siteOrigin, apiOrigin })
  const editorPolicy = site.pages.get('/edit')?.ownPolicy
  const files: Record<string, string> = {
    'nginx-headers.conf': nginxHeaders(headers),
    'nginx-maps.conf': nginxMaps(headers, assets, policies),
    'caddy-headers': caddyHeaders(headers, editorPolicy),
    'static-host/_headers': staticHostHeaders(headers, editorPolicy),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(FOLDER, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(file)
  }
  if (!siteOrigin.startsWith('https:')) console.log('SITE_URL is not https: the headers do not contain HSTS.')
}
