import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { quickWasm } from './data-folder.ts'

const project = resolve(__dirname, '../..')

/** A process that a test has started. */
export interface RunningProgram {
  readonly pid: number
  /** The next line of its standard output, or undefined after the last one. */
  nextLine(): Promise<string | undefined>
  /** Resolves with its exit code when it has ended, or with null if a signal ended it. */
  readonly exited: Promise<number | null>
  /** Everything it has written to standard error. */
  errors(): string
  kill(signal: NodeJS.Signals): void
  /** Closes its standard input. */
  endInput(): void
}

export function startProgram(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): RunningProgram {
  const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(
    process.execPath,
    [quickWasm, file, ...args],
    { cwd: project, stdio: ['pipe', 'pipe', 'pipe'], env: { PATH: process.env.PATH, ...env } },
  )
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  return {
    pid: child.pid as number,
    nextLine: async () => {
      const { value, done } = await lines.next()
      return done ? undefined : value
    },
    exited: once(child, 'close').then(([code]) => code as number | null),
    errors: () => errors,
    kill: (signal) => void child.kill(signal),
    endInput: () => child.stdin.end(),
  }
}

export async function runProgram(...program: Parameters<typeof startProgram>) {
  const running = startProgram(...program)
  running.endInput()
  const lines: string[] = []
  for (let line = await running.nextLine(); line !== undefined; line = await running.nextLine()) {
    lines.push(line)
  }
  return { code: await running.exited, output: lines.join('\n'), errors: running.errors() }
}
