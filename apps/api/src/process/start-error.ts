import { ConfigError, type Config } from '../config/config.ts'
import { CredentialsError } from '../secrets/credentials.ts'
import { DataFolderError } from '../db/data-folder-error.ts'
import { DataFolderBusyError } from '../db/lock.ts'
import { MigrationError } from '../db/migrate.ts'

/** The API cannot listen; the message is a sentence for whoever started it. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

const sentenceOf: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ apiPort }) =>
    `Port ${apiPort} is taken by another program: stop that one first, or set API_PORT to another port.`,
  EACCES: ({ apiPort }) =>
    `Port ${apiPort} is not for this user: set API_PORT to a port above 1023.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}: set HOST to one that it has, or to 0.0.0.0.`,
  ENOTFOUND: ({ host }) =>
    `The name ${host} is not known here: set HOST to an address of this machine.`,
}

/** What a failed `listen` means for whoever started the API. */
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

/** What to print of an error that ends the start: its sentence, or all of it where nobody foresaw it. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (explained.some((kind) => error instanceof kind)) return error.message
  return error.stack ?? error.message
}
