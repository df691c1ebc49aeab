import { type PasswordRole, passwordRoles } from '@farandfew/domain/admin/roles'
import { verify } from '@node-rs/argon2'
import type { Db } from '../db/connect.ts'
import { deleteSetting, readSetting, writeSetting } from '../db/settings.ts'
import { secretHash } from './secret-hash.ts'

/** The setting with the hash of a role's password. Unlike the owner's, it is in the database of every kind of start. */
export const rolePasswordKey = (role: PasswordRole | '') => `admin.passwordHash.${role}`

/** Identifies a role's password by its hash; another password has another one. */
export const rolePasswordId = (hash: string): string => secretHash(hash)

/** Sets or replaces the password of a role. Running instances accept it at once. */
export const writeRolePassword = (db: Db, role: PasswordRole, hash: string): Promise<string> =>
  writeSetting(db, rolePasswordKey(role), hash, { overwrite: true })

/** Removes the password of a role. Returns false if it had none. */
export const removeRolePassword = (db: Db, role: PasswordRole): Promise<boolean> =>
  deleteSetting(db, rolePasswordKey(role))

/** The role that has this password; undefined if none has. Slow, like every check of a password. */
export async function findRoleByPassword(
  db: Db,
  password: string,
): Promise<{ role: PasswordRole; passwordId: string } | undefined> {
  for (const role of passwordRoles) {
    const hash = await readSetting<string>(db, rolePasswordKey(role))
    if (hash !== undefined && (await verify(hash, password))) {
      return { role, passwordId: rolePasswordId(hash) }
    }
  }
  return undefined
}
