import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JsonTestResults } from 'vitest/node'

type TestReport = {
  passed: number
  failed: number
  /** One line for each failed test: its file, its name and the first line of its error. */
  failures: string[]
}

/** Reads a JSON report of Vitest or Playwright. A report that is not complete counts no test. */
export function readTestReport(file: string): TestReport {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return report.stats ? readPlaywright(report) : readVitest(report)
  } catch {
    return { passed: 0, failed: 0, failures: [] }
  }
}

/** The parts of Playwright's report that are read (https://playwright.dev/docs/test-reporters#json-reporter). */
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number }
  suites?: PlaywrightSuite[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[]
  }[]
}

function readPlaywright({ stats, suites = [] }: PlaywrightReport): TestReport {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(failuresOfSuite),
  }
}

function failuresOfSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        describeFailure(`[${projectName}] ${file}`, title, results.at(-1)?.error?.message),
      ),
  )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

function readVitest({ numPassedTests, numFailedTests, testResults = [] }: JsonTestResults): TestReport {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          describeFailure(relative(process.cwd(), name), fullName, failureMessages?.[0]),
        ),
    ),
  }
}

function describeFailure(place: string, title: string, message = 'no message'): string {
  return `${place}: ${title}: ${stripVTControlCharacters(message).split('\n')[0]}`
}
