import { loadConfig } from '../platform/config/config.ts'
import { outboxFolder } from '../platform/ports/message-file.ts'
import { listMessageFiles } from '../platform/ports/message-files.ts'
import {
  describeUnsent,
  discardDead,
  listDead,
  sendDeadAgain,
  withDatabase,
} from './outbox-database.ts'
import { readOutboxFile, type WrittenMessage } from './outbox-files.ts'
import { type Command, UsageError } from './run-command.ts'
import { table } from './table.ts'

const usage = 'Usage: npm run outbox, or npm run outbox -- and an option. See --help.'

type Request =
  | { work: 'files' | 'dead' }
  | { work: 'show' | 'discard'; number: number }
  | { work: 'send-again'; number: number | 'all' }

/** What the arguments ask for. The number is that of a file or of a message. */
function parseArguments(args: readonly string[]): Request {
  if (args.length === 0) return { work: 'files' }
  const [option, value = '', ...rest] = args
  const number = /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined
  if (rest.length === 0) {
    if (option === '--dead' && args.length === 1) return { work: 'dead' }
    if (option === '--send-again' && value === 'all') return { work: 'send-again', number: value }
    if (option === '--send-again' && number) return { work: 'send-again', number }
    if (option === '--show' && number) return { work: 'show', number }
    if (option === '--discard' && number) return { work: 'discard', number }
  }
  throw new UsageError(usage)
}

function printList(folder: string, messages: readonly WrittenMessage[]): void {
  if (messages.length === 0) {
    console.log(`No messages in ${folder}.`)
    return
  }
  const rows = messages.map(({ kind, to, subject }, index) => [
    String(index + 1),
    kind,
    to,
    subject,
  ])
  console.log(table([['', 'kind', 'to', 'subject'], ...rows]))
}

function printOne({ file, kind, to, subject, text }: WrittenMessage): void {
  console.log(`file     ${file}\nkind     ${kind}\nto       ${to}\nsubject  ${subject}\n\n${text}`)
}

async function showFiles(folder: string): Promise<void> {
  const files = await listMessageFiles(folder)
  printList(folder, await Promise.all(files.map((file) => readOutboxFile(folder, file))))
}

async function showFile(folder: string, number: number): Promise<void> {
  const files = await listMessageFiles(folder)
  const file = files[number - 1]
  if (file === undefined)
    throw new UsageError(
      `There is no message ${number}. The number of messages is ${files.length}.`,
    )
  printOne(await readOutboxFile(folder, file))
}

export const outboxCommand: Command = {
  help: `Lists the messages that were written as files into the data folder, newest last, and what to do with messages that could
not be sent.

Usage: npm run outbox                          number, kind, recipient and subject of each file; with DATABASE_URL also
                                               how many messages wait or are dead
       npm run outbox -- --show <n>            the n-th file
       npm run outbox -- --dead                the messages that are not tried again, with the reason
       npm run outbox -- --send-again <id>     sends a dead message again, "all" instead of its id sends all
       npm run outbox -- --discard <id>        deletes a dead message

Mails are files unless SMTP_URL is set, text messages unless SMS_GATEWAY_URL is. Sending again and discarding are entries of the
audit log. Dead messages are in the database of DATABASE_URL, otherwise in the embedded one in DATA_DIR; stop the site before using
the latter, or use Mail, Failed in the console.`,

  async run(args, env) {
    const request = parseArguments(args)
    const config = loadConfig(env)
    const folder = outboxFolder(config.dataDir)
    switch (request.work) {
      case 'dead':
        return withDatabase(config, listDead)
      case 'send-again':
        return withDatabase(config, (db) => sendDeadAgain(db, request.number))
      case 'discard':
        return withDatabase(config, (db) => discardDead(db, request.number))
      case 'show':
        return showFile(folder, request.number)
      case 'files':
        await showFiles(folder)
        if (config.databaseUrl !== undefined) await withDatabase(config, describeUnsent)
    }
  },
}
