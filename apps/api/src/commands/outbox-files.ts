import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { messageOfFile } from '../platform/ports/message-file.ts'

export interface WrittenMessage {
  readonly file: string
  readonly kind: string
  readonly to: string
  /** A text message has none: its first words. */
  readonly subject: string
  readonly text: string
}

const kindOf = (file: string) => messageOfFile(file).kind ?? '?'

/** Removes control characters, so that a message cannot control the terminal. */
const printable = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, ' ')
const printableLine = (text: string) => printable(text).replace(/\s+/g, ' ')

async function readMail(file: string, content: Buffer): Promise<WrittenMessage> {
  const mail = await PostalMime.parse(content)
  const to = mail.to?.map(({ address }) => address ?? '').join(', ') ?? ''
  return {
    file,
    kind: kindOf(file),
    to: printableLine(to),
    subject: printableLine(mail.subject ?? ''),
    text: printable(mail.text ?? ''),
  }
}

function readSms(file: string, content: Buffer): WrittenMessage {
  const [head = '', ...rest] = content.toString('utf8').split('\n\n')
  const text = printable(rest.join('\n\n'))
  const words = printableLine(text)
  return {
    file,
    kind: kindOf(file),
    to: printableLine(head.replace(/^To: /, '')),
    subject: words.length > 60 ? `${words.slice(0, 60)}…` : words,
    text,
  }
}

export async function readOutboxFile(folder: string, file: string): Promise<WrittenMessage> {
  const content = await readFile(join(folder, file))
  return file.endsWith('.eml') ? readMail(file, content) : readSms(file, content)
}
