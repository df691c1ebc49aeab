import { ConfigError, type Config } from '../config/config.ts'
import { CredentialsError } from '../secrets/credentials.ts'
import { DataFolderError } from '../db/data-folder-error.ts'
import { DataFolderBusyError } from '../db/lock.ts'
import { MigrationError } from '../db/migrate.ts'

/** The API cannot listen. The message explains it to the person who starts it. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

const sentenceOf: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ apiPort }) =>
    `Another program is using port ${apiPort}. Stop it first, or set API_PORT to another port.`,
  EACCES: ({ apiPort }) =>
    `This user must not listen on port ${apiPort}. Set API_PORT to a port above 1023.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine does not have the address ${host}. Set HOST to one of its addresses, or to 0.0.0.0.`,
  ENOTFOUND: ({ host }) =>
    `The host name ${host} is unknown. Set HOST to an address of this machine.`,
}

/** Explains why `listen` failed; returns any other error unchanged. */
export function toListenError(error: unknown, config: Config): unknown {
  const sentence = sentenceOf[(error as NodeJS.ErrnoException).code ?? '']
  return sentence ? new ListenError(sentence(config), { cause: error }) : error
}

const explained = [
  ConfigError,
  CredentialsError,
  DataFolderBusyError,
  DataFolderError,
  ListenError,
  MigrationError,
]

/** The message for an error that ends the start: a sentence if the error is expected, otherwise the stack. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (explained.some((kind) => error instanceof kind)) return error.message
  return error.stack ?? error.message
}
