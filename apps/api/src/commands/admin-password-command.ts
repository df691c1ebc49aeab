import { parseArgs } from 'node:util'
import { type PasswordRole, passwordRoles } from '@farandfew/domain/admin/roles'
import { recordAction } from '../audit/record-action.ts'
import { type Config, loadConfig } from '../config/config.ts'
import { connectDatabase, type DatabaseConnection, type Db } from '../db/connect.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { writeAdminPasswordHash } from '../secrets/secrets.ts'
import { replaceAdminPassword } from '../secrets/credentials.ts'
import { hashPassword } from '../secrets/password.ts'
import { generatePassword } from '../secrets/random-secret.ts'
import { removeRolePassword, writeRolePassword } from '../secrets/role-passwords.ts'
import { deleteAdminSessions } from '../session/admin-session.store.ts'
import { type Command, terminal, UsageError } from './run-command.ts'

/** Ends all operator sessions, with an entry in the audit log. */
const endSessions = (db: Db, storePassword?: (trx: Db) => Promise<unknown>) =>
  db.transaction().execute(async (trx) => {
    await storePassword?.(trx)
    const details = { by: 'command', endedSessions: await deleteAdminSessions(trx) }
    await recordAction(trx, terminal, { action: 'password.changed', details })
  })

async function setOwnerPassword(connection: DatabaseConnection, config: Config): Promise<string> {
  const password = generatePassword()
  const hash = await hashPassword(password)
  const isEmbedded = connection.kind === 'embedded'
  const store = (trx: Db) => writeAdminPasswordHash(trx, hash)
  await connection.withoutTimeLimit((db) => endSessions(db, isEmbedded ? undefined : store))
  if (isEmbedded) await replaceAdminPassword(config.dataDir, hash)
  const next = isEmbedded
    ? 'It is not shown again.'
    : 'It is not shown again. Restart the running instances of the API: until then they accept the old password.'
  return `The console's new password: ${password}\nAll operator sessions have ended. ${next}`
}

/** Gives a role a new password, and ends the sessions of that role. */
async function setRolePassword(connection: DatabaseConnection, role: PasswordRole) {
  const password = generatePassword()
  const hash = await hashPassword(password)
  await connection.withoutTimeLimit((db) =>
    db.transaction().execute(async (trx) => {
      await writeRolePassword(trx, role, hash)
      const details = { by: 'command', role, endedSessions: await deleteAdminSessions(trx, role) }
      await recordAction(trx, terminal, { action: 'password.changed', details })
    }),
  )
  return `The new password of the role ${role}: ${password}\nIt works at once, and is not shown again. Sessions of that role have ended.`
}

async function removePassword(connection: DatabaseConnection, role: PasswordRole) {
  const wasRemoved = await connection.withoutTimeLimit((db) =>
    db.transaction().execute(async (trx) => {
      if (!(await removeRolePassword(trx, role))) return false
      const details = { by: 'command', role, endedSessions: await deleteAdminSessions(trx, role) }
      await recordAction(trx, terminal, { action: 'password.removed', details })
      return true
    }),
  )
  return wasRemoved
    ? `The role ${role} has no password any more. Its sessions have ended.`
    : `The role ${role} had no password.`
}

const usage =
  'Usage: npm run admin-password, or npm run admin-password -- --role bookings|content|read-only [--remove]'

/** @throws UsageError */
function readArguments(args: readonly string[]): { role?: PasswordRole; remove: boolean } {
  try {
    const options = { role: { type: 'string' }, remove: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...args], options })
    const role = passwordRoles.find((name) => name === values.role)
    const isKnown = values.role === undefined || role !== undefined
    const remove = values.remove === true
    if (isKnown && (role !== undefined || !remove)) return { ...(role && { role }), remove }
  } catch {
    // An unknown argument gets the same sentence.
  }
  throw new UsageError(usage)
}

export const adminPasswordCommand: Command = {
  help: `Gives the console a new password, prints it once, and ends the sessions of operators that the old one opened.
Adds an entry to the audit log.

Usage: npm run admin-password                        the owner's password; ends all sessions of operators
       npm run admin-password -- --role bookings     a password for one role: bookings, content or read-only
       npm run admin-password -- --role bookings --remove

Uses the database of DATABASE_URL, otherwise the embedded one in DATA_DIR; stop the site before using the latter. If
ADMIN_PASSWORD is set, it is the owner's password: change it there instead.`,

  async run(args, env) {
    const { role, remove } = readArguments(args)
    const config = loadConfig(env)
    if (role === undefined && config.adminPassword !== undefined) {
      throw new UsageError(
        'ADMIN_PASSWORD is the password of the console. Change it there and restart the API, which ends all operator sessions.',
      )
    }
    const connection = await connectDatabase(config)
    try {
      await migrateDatabase(connection)
      if (role === undefined) console.log(await setOwnerPassword(connection, config))
      else console.log(await (remove ? removePassword : setRolePassword)(connection, role))
    } finally {
      await connection.close()
    }
  },
}
