/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stands in every secret below, and nowhere else. */
export const secretMark = 'planted-7d3f19c2e5'

/** The API's secrets, as a deployment's environment has them while the browser's files are built. */
export const markedSecrets = {
  ADMIN_PASSWORD: `${secretMark}-password`,
  SESSION_SECRET: `${secretMark}-session-secret-of-some-length`,
  DATABASE_URL: `postgres://club:${secretMark}@database.invalid:5432/club`,
  POSTGRES_PASSWORD: `${secretMark}-postgres`,
  SMTP_URL: `smtps://club:${secretMark}@mail.invalid:465`,
  SMS_GATEWAY_URL: `https://sms.invalid/${secretMark}`,
  SMS_GATEWAY_TOKEN: `${secretMark}-token`,
} as const

/** The files below a folder that hold the mark of a secret, as it is or in Base64. */
export function filesWithSecrets(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return files.filter((file) => holdsMark(readFileSync(file)))
}

/** Base64 writes three bytes by four letters: a text looks in one of three ways, by where in the whole it begins. */
const writings = [0, 1, 2].map((offset) =>
  Buffer.from(' '.repeat(offset) + secretMark)
    .toString('base64')
    // The letters at both ends tell also of what stands beside.
    .slice(4, -4),
)

const holdsMark = (content: Buffer) =>
  [secretMark, ...writings].some((writing) => content.includes(writing))
