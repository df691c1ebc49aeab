import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder, within the data folder, where messages are written that nobody is configured to send. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/**
 * A name that sorts by time and says what the message is about: `20250501T093012345Z-inquiry.notice-<id>.eml`.
 * It names no person.
 */
export function messageFileName(
  message: { id: string; kind: string },
  extension: string,
  now: Date,
): string {
  const time = now.toISOString().replace(/[-:.]/g, '')
  const safe = (text: string) => text.replace(/[^A-Za-z0-9._-]/g, '_')
  return `${time}-${safe(message.kind)}-${safe(message.id)}${extension}`
}

/** Writes a message where it is either whole or not there, readable for its owner alone. */
export async function writeMessageFile(
  folder: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `.${randomUUID()}.part`)
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, join(folder, name))
}
