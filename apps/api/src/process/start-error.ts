import { ClockError } from '../platform/clock/clock.ts'
import { ConfigError } from '../platform/config/config.ts'
import { CredentialsError } from '../platform/secrets/credentials.ts'
import { DatabaseRefusedError } from '../platform/db/database-refusal.ts'
import { DataFolderError } from '../platform/db/data-folder-error.ts'
import { DataFolderBusyError } from '../platform/db/lock.ts'
import { MigrationError } from '../platform/db/migrate.ts'

/** The API cannot listen. The message explains it to the person who starts it. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

/** Where a server listens, and the variables that say so. */
export interface ListenAddress {
  readonly host: string
  readonly port: number
  readonly variables: { readonly host: string; readonly port: string }
}

const sentenceOf: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ port, variables }) =>
    `Another program is using port ${port}. Stop it first, or set ${variables.port} to another port.`,
  EACCES: ({ port, variables }) =>
    `This user must not listen on port ${port}. Set ${variables.port} to a port above 1023.`,
  EADDRNOTAVAIL: ({ host, variables }) =>
    `This machine does not have the address ${host}. Set ${variables.host} to one of its addresses, or to 0.0.0.0.`,
  ENOTFOUND: ({ host, variables }) =>
    `The host name ${host} is unknown. Set ${variables.host} to an address of this machine.`,
}

/** Explains why `listen` failed; returns any other error unchanged. */
export function toListenError(error: unknown, address: ListenAddress): unknown {
  const sentence = sentenceOf[(error as NodeJS.ErrnoException).code ?? '']
  return sentence ? new ListenError(sentence(address), { cause: error }) : error
}

const explained = [
  ClockError,
  ConfigError,
  CredentialsError,
  DataFolderBusyError,
  DataFolderError,
  DatabaseRefusedError,
  ListenError,
  MigrationError,
]

/** The message for an error that ends the start: a sentence if the error is expected, otherwise the stack. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (explained.some((kind) => error instanceof kind)) return error.message
  return error.stack ?? error.message
}
