import { PERSONAL } from './messages.ts'
import { type Check, exactly, type Scenario, type Size } from './scenario.ts'
import { takeSpawnedServers } from './spawn-server.ts'

/** One line of the output with `--json`. */
export type ScenarioReport = { name: string; missing: string | undefined; checks: Check[] }

/**
 * Runs scenarios by name, all without a name, and prints a table of checks, or one line of JSON for each scenario with
 * `--json`. `--short` runs the short form. Sets exit code 1 if a check failed or a scenario could not run.
 * @param args command line without node and script
 */
export async function runScenarios(
  scenarios: Readonly<Record<string, Scenario>>,
  args: readonly string[],
): Promise<void> {
  const size: Size = args.includes('--short') ? 'short' : 'full'
  const isJson = args.includes('--json')
  const names = args.filter((arg) => !arg.startsWith('--'))
  const unknown = names.find((name) => !(name in scenarios))
  if (unknown) {
    console.error(`There is no scenario ${unknown}. There are: ${Object.keys(scenarios).join(', ')}.`)
    process.exitCode = 2
    return
  }
  if (!isJson) console.log('| scenario | check | actual | expected | pass |\n|---|---|---|---|---|')
  for (const name of names.length > 0 ? names : Object.keys(scenarios)) {
    const start = performance.now()
    const report = await runScenario(name, scenarios[name] as Scenario, size)
    if (report.missing || report.checks.some(({ pass }) => !pass)) process.exitCode = 1
    console.log(isJson ? JSON.stringify(report) : formatRows(report))
    console.error(`${name}: ${Math.round((performance.now() - start) / 1000)} s`)
  }
}

async function runScenario(name: string, scenario: Scenario, size: Size): Promise<ScenarioReport> {
  const missing = scenario.missing?.()
  if (missing) return { name, missing, checks: [] }
  return { name, missing, checks: [...(await scenario.run(size)), ...searchLogs()] }
}

/** Counts the log lines that contain personal data of the messages that the scenario has sent. */
function searchLogs(): Check[] {
  const servers = takeSpawnedServers()
  if (servers.length === 0) return []
  const lines = servers.flatMap(({ output }) => output().split('\n')).filter((line) => line !== '')
  const personal = lines.filter((line) => PERSONAL.test(line))
  return [exactly(`log lines with a name, address or text, of ${lines.length}`, personal.length, 0)]
}

function formatRows({ name, missing, checks }: ScenarioReport): string {
  if (missing) return `| ${name} | not run: ${missing} | | | no |`
  return checks
    .map(
      (check) =>
        `| ${name} | ${check.name} | ${check.actual} | ${check.expected} | ${check.pass ? 'yes' : '**no**'} |`,
    )
    .join('\n')
}
