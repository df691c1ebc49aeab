import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { club } from './club.ts'

/** The messages whose file name says so, as the ports write them by default; none before the first. */
async function messages(isMeant: (name: string) => boolean): Promise<string[]> {
  const folder = join(club.dataDir, 'outbox')
  // The folder comes with the first message.
  const files = (await readdir(folder).catch(() => [])).filter(isMeant)
  return Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
}

/** The mails of a kind to an address, as they would have been sent. */
export async function mailsTo(email: string, kind: string): Promise<string[]> {
  const mails = await messages((name) => name.includes(kind))
  return mails.filter((mail) => mail.includes(`To: ${email}`))
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The codes that went to a phone. */
export async function codesTo(phone: string): Promise<string[]> {
  const texts = await messages((name) => name.endsWith('.sms.txt'))
  return texts
    .filter((text) => digitsOf(text.split('\n')[0]!) === digitsOf(phone))
    .flatMap((text) => /\b\d{6}\b/.exec(text.slice(text.indexOf('\n\n')))?.[0] ?? [])
}
