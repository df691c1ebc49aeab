import { hash, hashRaw } from '@node-rs/argon2'
import { hkdfSync } from 'node:crypto'
import { secretHash } from './secret-hash.ts'

/** argon2id at 19 MiB, two passes, one lane (OWASP's Password Storage Cheat Sheet): about 11 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password, in the PHC format. Deliberately slow: never call it inside a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

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
