import { type ExecFileOptions, execFile } from 'node:child_process'

export type ProgramResult = { status: number; stdout: string; stderr: string }

/** Runs a program and waits for its end. */
export function runProgram(program: string, args: string[], options?: ExecFileOptions) {
  return new Promise<ProgramResult>((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      const status = error ? Number(error.code ?? 1) : 0
      resolve({ status, stdout: String(stdout), stderr: String(stderr) })
    })
  })
}
