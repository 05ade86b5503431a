import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replaceAll } from '../support/deploy-config.ts'
import { findNginx } from '../support/nginx.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ROOT } from './deploy-scripts.ts'

const ENTER = join(import.meta.dirname, 'bare-machine/enter.sh')
const DOMAIN = 'website.test'

/** What the operator edits in step 2, and the mail server that the settings name. */
const SETTINGS = `
sed -i "s|^SITE_URL=.*|SITE_URL='https://${DOMAIN}'|; s|^SMTP_URL=.*|SMTP_URL='smtp://127.0.0.1:2525'|" /etc/website/environment
echo '127.0.0.1 ${DOMAIN} www.${DOMAIN}' >>/etc/hosts
"$ROOT/node_modules/.bin/node" "$ROOT/test/deployment/bare-machine/mail-server.ts" 2525 &
`

/** Step 6 begins with a message. The outbox worker sends its mail at once; the loop waits for it. Alarms go to a file. */
const SEND_MESSAGE = `
curl --fail --silent --show-error --json '{"name":"Ada","email":"ada@example.com","message":"Please call me about the new school portal in Kubwa."}' https://${DOMAIN}/api/contact
if [ -e /etc/website/alarm.conf ]; then sed -i "s|^ALARM=.*|ALARM='cat >>/run/alarms'|" /etc/website/alarm.conf; fi
for n in $(seq 50); do if inbox list | grep -q 'mail sent'; then break; fi; sleep 0.2; done
`

const PRINT_ALARMS = `sed 's/^/alarm: /' /run/alarms`

const missing = missingRequirement()
if (missing) console.warn(`the first hour of docs/operations.md is skipped: ${missing}`)

describe.skipIf(missing)('docs/operations.md, one machine', () => {
  it('leads from a bare machine to a running website, word by word', async () => {
    const { status, output } = await followPage()
    expect(output).toContain('in use: /srv/website/releases/first')
    expect(output).toContain('{"status":"ready"')
    expect(output).toContain('{"status":"ok"}')
    expect(output).toMatch(/mail sent/)
    expect(output).toMatch(/^content-security-policy: /m)
    expect(output).toMatch(/^strict-transport-security: /m)
    expect(output).toMatch(/\/var\/backups\/website\/messages-\S+: 1 messages/)
    expect(output).toMatch(/^alarm: .*test/im)
    expect(status).toBe(0)
  }, 600_000)
})

/** Runs the commands of the page in the order of the page, and returns the exit status and all output. */
function followPage(): Promise<{ status: number; output: string }> {
  const file = join(temporaryFolder(), 'page.sh')
  writeFileSync(file, pageScript())
  return new Promise((resolve) => {
    execFile('sh', [ENTER, ROOT, file], { maxBuffer: 1e8 }, (error, stdout, stderr) => {
      const output = `${stdout}\n${stderr}`
      if (error) console.error(output)
      resolve({ status: error ? Number(error.code ?? 1) : 0, output })
    })
  })
}

/** Joins the shell blocks of the section. `set -x` prints each command before its output. */
function pageScript(): string {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
  const [, section = ''] = /^## One machine\n(.*?)^## /ms.exec(page) ?? []
  const steps = section.split(/^(?=\*\*\d\. )/m)
  const commands = steps.map((step) => {
    const blocks = [...step.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block)
    if (step.startsWith('**2.')) blocks.unshift(SETTINGS)
    if (step.startsWith('**6.')) blocks.unshift(SEND_MESSAGE)
    return blocks.join('\n')
  })
  return replaceAll(`set -eux\n${commands.join('\n')}\n${PRINT_ALARMS}`, [
    [/ADDRESS-OF-THE-REPOSITORY/g, `file://${ROOT}`],
    [/YOUR\.DOMAIN/g, DOMAIN],
  ])
}

/** Returns why the test cannot run here, or undefined. */
function missingRequirement(): string | undefined {
  if (process.getuid?.() !== 0) return 'it needs root'
  if (!findNginx()) return 'nginx is not installed: apt-get install nginx'
  if (!existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'))
    return 'apt-get install libnginx-mod-http-brotli-static'
  if (!existsSync('/usr/bin/systemd-sysusers')) return 'systemd-sysusers is not installed'
  const script = join(temporaryFolder(), 'nothing.sh')
  writeFileSync(script, 'true\n')
  const { status, stderr } = spawnSync('sh', [ENTER, ROOT, script], { encoding: 'utf8' })
  return status === 0 ? undefined : `no mount namespace with an overlay: ${stderr.trim()}`
}
