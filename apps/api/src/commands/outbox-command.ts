import { loadConfig } from '../config/config.ts'
import { outboxFolder } from '../ports/message-file.ts'
import { listMessageFiles } from '../ports/message-files.ts'
import { readOutboxFile, type WrittenMessage } from './outbox-files.ts'
import { type Command, UsageError } from './run-command.ts'

/** The number after `--show`; undefined without the option. */
function parseArguments(args: readonly string[]): number | undefined {
  if (args.length === 0) return undefined
  const [option, number, ...rest] = args
  if (option !== '--show' || rest.length > 0 || !/^[1-9]\d{0,8}$/.test(number ?? '')) {
    throw new UsageError('Usage: npm run outbox, or npm run outbox -- --show 3')
  }
  return Number(number)
}

/** Aligns the columns of a table, except the last one. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] as string).length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
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

export const outboxCommand: Command = {
  help: `Lists the messages that were written as files into the data folder, newest last.

Usage: npm run outbox                  number, kind, recipient and subject of each
       npm run outbox -- --show <n>    the n-th message

Mails are written there unless SMTP_URL is set, text messages unless SMS_GATEWAY_URL is.`,

  async run(args, env) {
    const number = parseArguments(args)
    const folder = outboxFolder(loadConfig(env).dataDir)
    const files = await listMessageFiles(folder)
    if (number === undefined) {
      printList(folder, await Promise.all(files.map((file) => readOutboxFile(folder, file))))
      return
    }
    const file = files[number - 1]
    if (file === undefined)
      throw new UsageError(
        `There is no message ${number}. The number of messages is ${files.length}.`,
      )
    printOne(await readOutboxFile(folder, file))
  },
}
