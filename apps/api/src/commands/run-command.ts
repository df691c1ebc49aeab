import { ConfigError, type Environment } from '../config/config.ts'
import { CredentialsError } from '../secrets/credentials.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { DataFolderBusyError } from '../db/lock.ts'
import { MigrationError } from '../db/migrate.ts'

/** A wrong use of a command; the message is a sentence for whoever typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export interface Command {
  readonly help: string
  run(args: readonly string[], env: Environment): Promise<void>
}

/** What went wrong in a sentence, or undefined where only a developer can make something of it. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof DataFolderBusyError) {
    return `The embedded database belongs to the running site (process ${error.pid}): stop the site first, or name a PostgreSQL server in DATABASE_URL.`
  }
  const isPlain = [ConfigError, CredentialsError, MigrationError, UsageError].some(
    (kind) => error instanceof kind,
  )
  if (isPlain) return (error as Error).message
  if (isDatabaseUnavailable(error)) return 'The database of DATABASE_URL does not answer.'
  return undefined
}

/** Runs a command of the terminal; answers its exit code. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  env: Environment,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help)
    return 0
  }
  try {
    await command.run(args, env)
    return 0
  } catch (error) {
    console.error(sentenceOf(error) ?? error)
    return 1
  }
}

/** Refuses what a command without options does not know. */
export function refuseArguments(args: readonly string[]): void {
  if (args.length > 0) throw new UsageError(`'${args[0]}' is not known here: see --help.`)
}
