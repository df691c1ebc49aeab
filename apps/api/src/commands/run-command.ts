import { ConfigError, type Environment } from '../platform/config/config.ts'
import { CredentialsError } from '../platform/secrets/credentials.ts'
import { isDatabaseUnavailable } from '../platform/db/unavailable.ts'
import { findRefusal } from '../platform/db/database-refusal.ts'
import { DataFolderError } from '../platform/db/data-folder-error.ts'
import { DataFolderBusyError } from '../platform/db/lock.ts'
import { MigrationError } from '../platform/db/migrate.ts'

/** Wrong use of a command. The message explains it to the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Who acts in the audit log: someone with access to the deployment's terminal. */
export const terminal = {
  operator: null,
  operatorId: null,
  role: null,
  session: null,
  address: null,
}

export interface Command {
  readonly help: string
  run(args: readonly string[], env: Environment): Promise<void>
}

/** Explains an expected error; undefined for any other. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof DataFolderBusyError) {
    return `The running site (process ${error.pid}) is using the embedded database. Stop the site first, or set DATABASE_URL to a PostgreSQL server.`
  }
  const refusal = findRefusal(error)
  if (refusal) return refusal.message
  const isPlain = [ConfigError, CredentialsError, DataFolderError, MigrationError, UsageError].some(
    (kind) => error instanceof kind,
  )
  if (isPlain) return (error as Error).message
  if (isDatabaseUnavailable(error)) return 'The database of DATABASE_URL does not answer.'
  return undefined
}

/** Runs a command, and returns its exit code. */
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

/** @throws UsageError if there are arguments */
export function refuseArguments(args: readonly string[]): void {
  if (args.length > 0) throw new UsageError(`Unknown argument '${args[0]}'. See --help.`)
}
