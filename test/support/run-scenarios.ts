import { PERSONAL } from './messages.ts'
import { type Check, exactly, type Scenario, type Size } from './scenario.ts'
import { takeSpawnedServers } from './spawn-server.ts'

/** Result of one scenario; with `--json`, each result is one line of the output. */
export type ScenarioReport = { name: string; missing: string | undefined; checks: Check[] }

/** Runs the named scenarios, or all, and prints a table or `--json`. Sets exit code 1 if a check fails or one cannot run. */
export async function runScenarios(scenarios: Readonly<Record<string, Scenario>>, args: readonly string[]) {
  const size: Size = args.includes('--short') ? 'short' : 'full'
  const isJson = args.includes('--json')
  const names = args.filter((arg) => !arg.startsWith('--'))
  const unknown = names.find((name) => !(name in scenarios))
  if (unknown) {
    console.error(`There is no scenario ${unknown}. There are: ${Object.keys(scenarios).join(', ')}.`)
    process.exitCode = 2
    return
  }
  for (const name of names.length > 0 ? names : Object.keys(scenarios)) {
    const start = performance.now()
    const report = await runScenario(name, scenarios[name] as Scenario, size)
    if (report.missing || report.checks.some(({ pass }) => !pass)) process.exitCode = 1
    if (isJson) console.log(JSON.stringify(report))
    else if (report.missing) console.log(`${name} was not run: ${report.missing}`)
    else console.table(report.checks, ['name', 'actual', 'expected', 'pass'])
    console.error(`${name}: ${Math.round((performance.now() - start) / 1000)} s`)
  }
}

async function runScenario(name: string, scenario: Scenario, size: Size): Promise<ScenarioReport> {
  const missing = scenario.missing?.()
  if (missing) return { name, missing, checks: [] }
  return { name, missing, checks: [...(await scenario.run(size)), ...searchLogs()] }
}

/** Checks that no log line of the servers contains personal data of the submitted messages. */
function searchLogs(): Check[] {
  const servers = takeSpawnedServers()
  if (servers.length === 0) return []
  const lines = servers.flatMap(({ output }) => output().split('\n')).filter((line) => line !== '')
  const personal = lines.filter((line) => PERSONAL.test(line))
  return [exactly(`log lines with a name, address or text, of ${lines.length}`, personal.length, 0)]
}
