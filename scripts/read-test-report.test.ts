import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { readTestReport } from './read-test-report.ts'

/** Returns what `readTestReport` reads from a file with the text. */
function readText(text: string) {
  const file = join(temporaryFolder(), 'report.json')
  writeFileSync(file, text)
  return readTestReport(file)
}

describe('readTestReport', () => {
  it('names the failed tests of Vitest and the first line of their errors', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        {
          name: join(process.cwd(), 'src/sum.test.ts'),
          assertionResults: [
            { status: 'passed', fullName: 'sum adds', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'sum rounds',
              failureMessages: ['Error: 1 is not 2\n    at line 3'],
            },
          ],
        },
      ],
    }
    expect(readText(JSON.stringify(report))).toEqual({
      passed: 2,
      failed: 1,
      failures: ['src/sum.test.ts: sum rounds: Error: 1 is not 2'],
    })
  })

  it('names the failed tests of Playwright in nested suites, without the colours of the terminal', () => {
    const failedSpec = {
      title: 'opens',
      file: 'menu.spec.ts',
      tests: [
        { status: 'expected', projectName: 'desktop', results: [{}] },
        {
          status: 'unexpected',
          projectName: 'phone',
          results: [{ error: { message: '\u001b[31mTimeout\u001b[39m of 10 s\nCall log' } }],
        },
      ],
    }
    const report = {
      stats: { expected: 4, flaky: 1, unexpected: 1 },
      suites: [{ specs: [], suites: [{ specs: [failedSpec] }] }],
    }
    expect(readText(JSON.stringify(report))).toEqual({
      passed: 5,
      failed: 1,
      failures: ['[phone] menu.spec.ts: opens: Timeout of 10 s'],
    })
  })

  it('counts no test of a report that is not complete', () => {
    expect(readText('{ "numPassedTests": 2,')).toEqual({ passed: 0, failed: 0, failures: [] })
  })
})
