import { recordAction } from '../audit/record-action.ts'
import { type Config, loadConfig } from '../config/config.ts'
import { connectDatabase, type DatabaseConnection, type Db } from '../db/connect.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { writeAdminPasswordHash } from '../secrets/secrets.ts'
import { replaceAdminPassword } from '../secrets/credentials.ts'
import { hashPassword } from '../secrets/password.ts'
import { generatePassword } from '../secrets/random-secret.ts'
import { deleteAdminSessions } from '../session/admin-session.store.ts'
import { type Command, refuseArguments, terminal, UsageError } from './run-command.ts'

/** Ends all operator sessions, with an entry in the audit log. */
const endSessions = (db: Db, storePassword?: (trx: Db) => Promise<unknown>) =>
  db.transaction().execute(async (trx) => {
    await storePassword?.(trx)
    const details = { by: 'command', endedSessions: await deleteAdminSessions(trx) }
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
  return `The console's new password: ${password}\nAll operator sessions have ended. ${next}`
}

export const adminPasswordCommand: Command = {
  help: `Gives the console a new password, prints it once, and ends all operator sessions. Adds an entry to the audit log.

Usage: npm run admin-password

Uses the database of DATABASE_URL, otherwise the embedded one in DATA_DIR; stop the site before using the latter. If
ADMIN_PASSWORD is set, it is the password: change it there instead.`,

  async run(args, env) {
    refuseArguments(args)
    const config = loadConfig(env)
    if (config.adminPassword !== undefined) {
      throw new UsageError(
        'ADMIN_PASSWORD is the password of the console. Change it there and restart the API, which ends all operator sessions.',
      )
    }
    const connection = await connectDatabase(config)
    try {
      await migrateDatabase(connection)
      console.log(await setPassword(connection, config))
    } finally {
      await connection.close()
    }
  },
}
