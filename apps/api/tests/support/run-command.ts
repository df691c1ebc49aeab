import { format } from 'node:util'
import { type Command, runCommand } from '../../src/commands/run-command.ts'

/** Runs a command of the terminal in this process: what it prints, and its exit code. */
export async function runHere(
  command: Command,
  args: readonly string[] = [],
  env: Record<string, string> = {},
) {
  const output: string[] = []
  const errors: string[] = []
  const printed = jest
    .spyOn(console, 'log')
    .mockImplementation((...values) => void output.push(format(...values)))
  const complained = jest
    .spyOn(console, 'error')
    .mockImplementation((...values) => void errors.push(`${format(...values)}\n`))
  try {
    const code = await runCommand(command, args, env)
    return { code, output: output.join('\n'), errors: errors.join('') }
  } finally {
    printed.mockRestore()
    complained.mockRestore()
  }
}
