import { recordAction } from '../platform/audit/record-action.ts'
import { type Config, loadConfig } from '../platform/config/config.ts'
import { connectDatabase, type DatabaseConnection, type Db } from '../platform/db/connect.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { switchClubPasswordTo } from '../platform/secrets/console-passwords.ts'
import { writeAdminPasswordHash } from '../platform/secrets/secrets.ts'
import { replaceAdminPassword } from '../platform/secrets/credentials.ts'
import { hashPassword } from '../platform/secrets/password.ts'
import { generatePassword } from '../platform/secrets/random-secret.ts'
import { deleteAdminSessions } from '../platform/session/admin-session.store.ts'
import { type Command, terminal, UsageError } from './run-command.ts'

/** Ends the sessions that the club's password opened, with an entry in the audit log. */
const endSessions = (db: Db, storePassword?: (trx: Db) => Promise<unknown>) =>
  db.transaction().execute(async (trx) => {
    await storePassword?.(trx)
    const details = {
      by: 'command' as const,
      endedSessions: await deleteAdminSessions(trx, { account: null }),
    }
    await recordAction(trx, terminal, { action: 'password.changed', details })
  })

async function setPassword(connection: DatabaseConnection, config: Config): Promise<string> {
  const password = generatePassword()
  const hash = await hashPassword(password)
  const isEmbedded = connection.kind === 'embedded'
  const store = (trx: Db) => writeAdminPasswordHash(trx, hash)
  await connection.withoutTimeLimit((db) => endSessions(db, isEmbedded ? undefined : store))
  if (isEmbedded) await replaceAdminPassword(config.dataDir, hash)
  const next = isEmbedded
    ? 'It is not shown again.'
    : 'It is not shown again. Restart the running instances of the API: until then they accept the old password.'
  return `The console's new password: ${password}\nThe sessions that the old one opened have ended. ${next}`
}

/** Lets the club's password open the console again, after an owner switched that off. */
async function switchOn(connection: DatabaseConnection): Promise<string> {
  const changed = await connection.withoutTimeLimit((db) =>
    db.transaction().execute(async (trx) => {
      if (!(await switchClubPasswordTo(trx, true))) return false
      const details = { by: 'command' } as const
      await recordAction(trx, terminal, { action: 'club-password.on', details })
      return true
    }),
  )
  return changed
    ? "The club's password opens the console again."
    : "The club's password opens the console already."
}

export const adminPasswordCommand: Command = {
  help: `Gives the club a new password for its console, prints it once, and ends the sessions that the old one opened. Operators
with accounts of their own are not affected. Adds an entry to the audit log.

Usage: npm run admin-password          a new password; ends all sessions that the old one opened
       npm run admin-password -- on    lets the club's password open the console again, if an owner switched that off

Uses the database of DATABASE_URL, otherwise the embedded one in DATA_DIR; stop the site before using the latter. If
ADMIN_PASSWORD is set, it is the club's password: change it there instead.`,

  async run(args, env) {
    const [word, ...rest] = args
    if ((word !== undefined && word !== 'on') || rest.length > 0) {
      throw new UsageError('Usage: npm run admin-password, or npm run admin-password -- on')
    }
    const config = loadConfig(env)
    if (word === undefined && config.adminPassword !== undefined) {
      throw new UsageError(
        'ADMIN_PASSWORD is the password of the console. Change it there and restart the API, which ends the sessions that the old one opened.',
      )
    }
    const connection = await connectDatabase(config)
    try {
      await migrateDatabase(connection)
      console.log(await (word === 'on' ? switchOn(connection) : setPassword(connection, config)))
    } finally {
      await connection.close()
    }
  },
}
