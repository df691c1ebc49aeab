import { canonicalPassword, passwordForms } from '@farandfew/domain/canonical/password.ts'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { hkdfSync } from 'node:crypto'
import { secretHash } from './secret-hash.ts'

/** argon2id at 19 MiB, two passes, one lane (OWASP's Password Storage Cheat Sheet): about 11 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password in its canonical form, in the PHC format. Deliberately slow: never call it inside a transaction. */
export const hashPassword = (password: string): Promise<string> =>
  hash(canonicalPassword(password), cost)

/** Checked when there is no such account, so that the answer takes as long as for a real one. */
const placeholderHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** What a check of a password found: another form of it may have been hashed before there was a canonical one. */
export type PasswordMatch = 'canonical' | 'other form' | 'none'

/** Whether the password has this hash, and in which form. Takes as long if there is none. */
export async function matchPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<PasswordMatch> {
  const [canonical = '', ...others] = passwordForms(password)
  const isHashed = async (form: string) =>
    (await verify(passwordHash ?? placeholderHash, form)) && typeof passwordHash === 'string'
  if (await isHashed(canonical)) return 'canonical'
  for (const form of others) {
    if (await isHashed(form)) return 'other form'
  }
  return 'none'
}

/** Whether the password has this hash. Takes as long if there is none. */
export const verifyPassword = async (
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> => (await matchPassword(passwordHash, password)) !== 'none'

const saltBytes = 16

/**
 * A text that instances with the same password and secret agree on. As costly to guess the password from as its hash, and
 * no hash that a password could be checked against.
 */
export async function identifyPassword(password: string, sessionSecret: string): Promise<string> {
  const salt = hkdfSync('sha256', sessionSecret, '', 'salt of the admin password', saltBytes)
  const raw = await hashRaw(canonicalPassword(password), { ...cost, salt: new Uint8Array(salt) })
  return secretHash(raw.toString('base64url'))
}
