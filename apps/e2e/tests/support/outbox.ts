import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { system } from './system.ts'

/** The messages in the outbox folder whose file name matches, the oldest first; none before the first message creates the folder. */
async function readMessages(matches: (name: string) => boolean): Promise<string[]> {
  const folder = join(system.dataDir, 'outbox')
  // A file that is still being written has a name that starts with a dot.
  const files = (await readdir(folder).catch(() => [])).filter(
    (name) => !name.startsWith('.') && matches(name),
  )
  return Promise.all(files.sort().map((name) => readFile(join(folder, name), 'utf8')))
}

/** The mails of a kind to an address. */
export async function mailsTo(email: string, kind: string): Promise<string[]> {
  const mails = await readMessages((name) => name.includes(kind))
  return mails.filter((mail) => mail.includes(`To: ${email}`))
}

/** The notices of a kind that the club can answer to an address. */
export async function noticesFrom(email: string, kind: string): Promise<string[]> {
  const mails = await readMessages((name) => name.includes(kind))
  return mails.filter((mail) => mail.includes(`Reply-To: ${email}`))
}

/** Undoes the line breaks and escapes of quoted-printable (RFC 2045). */
export const decodeMail = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The one-time codes that were sent to a phone. */
export async function codesTo(phone: string): Promise<string[]> {
  const texts = await readMessages((name) => name.endsWith('.sms.txt'))
  return texts
    .filter((text) => digitsOf(text.split('\n')[0]!) === digitsOf(phone))
    .flatMap((text) => /\b\d{6}\b/.exec(text.slice(text.indexOf('\n\n')))?.[0] ?? [])
}
