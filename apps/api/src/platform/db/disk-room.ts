import { statfsSync } from 'node:fs'

/**
 * Bytes that stay free for the embedded database: two segments of its log and some pages. PostgreSQL ends at once if it
 * cannot extend its log, and in this process it would then never answer again.
 */
const reservedBytes = 40 * 1024 * 1024

/** What changes data or tables. Locking a row of a query does not. */
const writes = /(?<!\bfor |\bkey )\b(insert|update|delete|merge|truncate|create|alter|drop|do)\b/i

export const isWrite = (statement: string): boolean => writes.test(statement)

/** Bytes that this account may still write to the disk of a folder. */
export type FreeBytes = () => number

export const freeBytesOf =
  (folder: string): FreeBytes =>
  () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }

export const hasRoom = (freeBytes: FreeBytes): boolean => freeBytes() >= reservedBytes
