/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A part of every secret below that occurs nowhere else. */
export const secretMark = 'planted-7d3f19c2e5'

/** The secrets of the API, to set in the environment while the files for the browser are built. */
export const markedSecrets = {
  ADMIN_PASSWORD: `${secretMark}-password`,
  SESSION_SECRET: `${secretMark}-session-secret-of-some-length`,
  DATABASE_URL: `postgres://club:${secretMark}@database.invalid:5432/club`,
  POSTGRES_PASSWORD: `${secretMark}-postgres`,
  SMTP_URL: `smtps://club:${secretMark}@mail.invalid:465`,
  SMS_GATEWAY_URL: `https://sms.invalid/${secretMark}`,
  SMS_GATEWAY_TOKEN: `${secretMark}-token`,
  RAZORPAY_KEY_SECRET: `${secretMark}-key`,
  RAZORPAY_WEBHOOK_SECRET: `${secretMark}-webhook`,
} as const

/** Returns the files in a folder that contain the mark of a secret, as plain text or in Base64. */
export function filesWithSecrets(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return files.filter((file) => containsMark(readFileSync(file)))
}

/** Base64 encodes three bytes as four letters, so a text has three encodings, depending on its offset. */
const encodings = [0, 1, 2].map((offset) =>
  Buffer.from(' '.repeat(offset) + secretMark)
    .toString('base64')
    // The letters at both ends also depend on the neighbouring bytes.
    .slice(4, -4),
)

const containsMark = (content: Buffer) =>
  [secretMark, ...encodings].some((encoding) => content.includes(encoding))
