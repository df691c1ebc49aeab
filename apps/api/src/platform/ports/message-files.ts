import { keptMessageDays } from '@farandfew/domain/constants/limits.ts'
import { listMessageKinds } from '@farandfew/domain/messages/message-kinds.ts'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import PostalMime from 'postal-mime'
import { fileTime, messageOfFile } from './message-file.ts'

/** Days for which the file of a mail is kept that must not outlive its recipient's account for long. */
const keptLastMailDays = 1
const day = 24 * 3_600_000
/** Files that one round deletes. */
const cleaningBatch = 1000
/** Files that are open at a time. */
const openFiles = 16

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The names of the message files in a folder, oldest first; empty if there is no folder yet. */
export async function listMessageFiles(folder: string): Promise<string[]> {
  const names = await listNames(folder)
  return names.filter((name) => /^[^.].*\.(eml|sms\.txt)$/.test(name)).sort()
}

/**
 * Deletes a bounded number of message files that are too old, drafts of files included, and returns whether there may be
 * more. Those of `lastKind` go after a day. The names begin with the time of the message, so that no file must be read.
 */
export async function removeOldMessageFiles(
  folder: string | undefined,
  now: Date,
  lastKind?: string,
): Promise<boolean> {
  if (folder === undefined) return false
  const firstKept = (days: number) => fileTime(new Date(now.getTime() - days * day))
  const [first, firstLast] = [firstKept(keptMessageDays), firstKept(keptLastMailDays)]
  const isOld = (name: string) =>
    /^\.?\d{8}T\d{9}Z-/.test(name) &&
    name.replace(/^\./, '') < (messageOfFile(name).kind === lastKind ? firstLast : first)
  const old = (await listNames(folder)).filter(isOld).slice(0, cleaningBatch)
  const limit = pLimit(openFiles)
  await limit.map(old, (name) => rm(join(folder, name), { force: true }))
  return old.length === cleaningBatch
}

/** What connects message files to a person. */
export interface MessageTraces {
  /** A verified email address in lower case, and a verified phone as digits. */
  email: string | null
  phone: string | null
  /** The email address of the account, verified or not: mails of the account that went there. */
  accountEmail: string | null
  /** The ids of notices to the club. */
  notices: readonly string[]
}

const accountKinds: readonly string[] = listMessageKinds(({ isOfAccount }) => isOfAccount)

async function isMailAbout(traces: MessageTraces, kind: string | undefined, content: string) {
  // The body is not needed.
  const mail = await PostalMime.parse(`${content.split('\r\n\r\n', 1)[0]}\r\n\r\n`)
  const isFor = (email: string | null, list: typeof mail.to) =>
    email !== null && (list ?? []).some(({ address }) => address?.toLowerCase() === email)
  return (
    isFor(traces.email, mail.to) ||
    isFor(traces.email, mail.replyTo) ||
    (kind !== undefined && accountKinds.includes(kind) && isFor(traces.accountEmail, mail.to))
  )
}

const isTextFor = (phone: string | null, content: string) =>
  phone !== null && content.split('\n', 1)[0]?.replace(/\D/g, '') === phone

/** Deletes the message files to or about a person, except those of one kind. */
export async function removeMessageFilesOf(
  folder: string,
  traces: MessageTraces,
  exceptKind: string,
): Promise<void> {
  const limit = pLimit(openFiles)
  const names = await listMessageFiles(folder)
  await limit.map(names, async (name) => {
    const { kind, id } = messageOfFile(name)
    if (kind === exceptKind) return
    const path = join(folder, name)
    const content = await readFile(path, 'utf8').catch(() => '')
    const isAbout = name.endsWith('.eml')
      ? traces.notices.some((notice) => notice === id) || (await isMailAbout(traces, kind, content))
      : isTextFor(traces.phone, content)
    if (isAbout) await rm(path, { force: true })
  })
}
