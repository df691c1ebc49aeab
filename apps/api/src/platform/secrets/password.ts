import { hash, hashRaw, verify } from '@node-rs/argon2'
import { hkdfSync } from 'node:crypto'
import { secretHash } from './secret-hash.ts'

/** argon2id at 19 MiB, two passes, one lane (OWASP's Password Storage Cheat Sheet): about 11 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password, in the PHC format. Deliberately slow: never call it inside a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Checked when there is no such account, so that the answer takes as long as for a real one. */
const placeholderHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether the password has this hash. Takes as long if there is none. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isCorrect = await verify(passwordHash ?? placeholderHash, password)
  return isCorrect && typeof passwordHash === 'string'
}

const saltBytes = 16

/**
 * A text that instances with the same password and secret agree on. As costly to guess the password from as its hash, and
 * no hash that a password could be checked against.
 */
export async function identifyPassword(password: string, sessionSecret: string): Promise<string> {
  const salt = hkdfSync('sha256', sessionSecret, '', 'salt of the admin password', saltBytes)
  const raw = await hashRaw(password, { ...cost, salt: new Uint8Array(salt) })
  return secretHash(raw.toString('base64url'))
}
