import { loadConfig } from '../config/config.ts'
import { connectDatabase, type DatabaseConnection } from '../db/connect.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { ensureSecrets } from '../secrets/secrets.ts'
import { seed } from '../seed/seed.ts'
import { hashPassword } from '../secrets/password.ts'
import { generateKey } from '../secrets/random-secret.ts'
import { seedManyUsers } from '../seed/many-users.ts'
import { type Command, refuseArguments, UsageError } from './run-command.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const maxUsers = 1_000_000

/**
 * The number in `--users N` or `--users=N`; 0 without the option.
 * @throws UsageError if the number is invalid, or there are other arguments
 */
function readUserCount(args: readonly string[]): number {
  const [first = '', ...rest] = args
  const [name, joined] = first.split('=', 2)
  if (name !== '--users') {
    refuseArguments(args)
    return 0
  }
  const [count = '', ...others] = joined === undefined ? rest : [joined, ...rest]
  const isNumber = /^[1-9][0-9]{0,6}$/.test(count) && Number(count) <= maxUsers
  if (!isNumber) {
    throw new UsageError(
      `--users needs a whole number from 1 to ${maxUsers}, such as --users 1000.`,
    )
  }
  refuseArguments(others)
  return Number(count)
}

/** Adds generated members with an unknown password. */
async function addUsers(connection: DatabaseConnection, count: number): Promise<number> {
  const hash = await hashPassword(generateKey())
  return connection.withoutTimeLimit((db) => seedManyUsers(db, { count, hash }))
}

export const seedCommand: Command = {
  help: `Adds missing trips, departures and quiz questions. Existing ones stay unchanged.

Usage: npm run seed [-- --users N]

  --users N   also adds the missing ones of the first N generated members, for tests with many: with names in several
              scripts, reserved addresses, and an unknown password. At most 1000000.

Uses the database of DATABASE_URL, otherwise the embedded one in DATA_DIR; stop the site before using the latter.
With DEMO_DATA=true, also adds the demo members to the embedded database, once.`,

  async run(args, env) {
    const userCount = readUserCount(args)
    const config = loadConfig(env)
    const connection = await connectDatabase(config)
    try {
      await migrateDatabase(connection)
      const secrets = config.demoData ? await ensureSecrets(connection, config) : undefined
      const report = await connection.withoutTimeLimit((db) =>
        seed(db, { ...secrets, demo: config.demoData }),
      )
      console.log(
        `Added ${counted(report.trips, 'trip', 'trips')}, ${counted(report.departures, 'departure', 'departures')}, ${counted(report.questions, 'quiz question', 'quiz questions')}, ${counted(report.members, 'demo member', 'demo members')}.`,
      )
      if (userCount > 0) {
        const added = await addUsers(connection, userCount)
        console.log(`Added ${counted(added, 'generated member', 'generated members')}.`)
      }
    } finally {
      await connection.close()
    }
  },
}
