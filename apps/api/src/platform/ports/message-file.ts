import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../files/files.ts'

/** The folder for messages when no mail server or SMS gateway is configured. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/** An instant as file names begin with it. */
export const fileTime = (instant: Date): string => instant.toISOString().replace(/[-:.]/g, '')

/**
 * The kind and id of the message in a file: `20250501T093012345Z-inquiry.notice-outbox-7-m9x2k1.eml` has 'inquiry.notice' and
 * 'outbox-7-m9x2k1'.
 */
export function messageOfFile(name: string): { kind?: string; id?: string } {
  const [, kind, id] = /^[^-]+-(.+)-(outbox-\d+(?:-[a-z0-9]+)?)\.(?:eml|sms\.txt)$/.exec(name) ?? []
  return { ...(kind && id && { kind, id }) }
}

/**
 * A file name that sorts by time and contains the message's kind: `20250501T093012345Z-inquiry.notice-<id>.eml`. It
 * contains no personal data.
 */
export function messageFileName(
  message: { id: string; kind: string },
  extension: string,
  now: Date,
): string {
  const safe = (text: string) => text.replace(/[^A-Za-z0-9._-]/g, '_')
  return `${fileTime(now)}-${safe(message.kind)}-${safe(message.id)}${extension}`
}

/** Writes a message as a file that only its owner can read. */
export async function writeMessageFile(
  folder: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeAtomically(join(folder, name), content)
}
