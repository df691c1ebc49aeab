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

const mostUsers = 1_000_000

/**
 * How many made members are wanted: of `--users N` or `--users=N`; none without it.
 * @throws UsageError where it is no such number, or anything else is asked for
 */
function readUserCount(args: readonly string[]): number {
  const [first = '', ...rest] = args
  const [name, joined] = first.split('=', 2)
  if (name !== '--users') {
    refuseArguments(args)
    return 0
  }
  const [count = '', ...others] = joined === undefined ? rest : [joined, ...rest]
  const isNumber = /^[1-9][0-9]{0,6}$/.test(count) && Number(count) <= mostUsers
  if (!isNumber) {
    throw new UsageError(
      `--users wants a whole number from 1 to ${mostUsers}, such as --users 1000.`,
    )
  }
  refuseArguments(others)
  return Number(count)
}

/** Members whose password nobody knows. */
async function addUsers(connection: DatabaseConnection, count: number): Promise<number> {
  const hash = await hashPassword(generateKey())
  return connection.withPatience((db) => seedManyUsers(db, { count, hash }))
}

export const seedCommand: Command = {
  help: `Adds the trips, departures and quiz questions that the database lacks; what is there stays as it is.

Usage: npm run seed [-- --users N]

  --users N   for trials with many: also the first N of the made members that are not there yet, with names in several
              scripts and addresses that reach nobody. Nobody can sign in as one of them. At most 1000000.

The database is that of DATABASE_URL, else the embedded one in DATA_DIR; of the latter the site must be stopped.
With DEMO_DATA=true the embedded one also gets the demo members, once.`,

  async run(args, env) {
    const userCount = readUserCount(args)
    const config = loadConfig(env)
    const connection = await connectDatabase(config)
    try {
      await migrateDatabase(connection)
      const demoPassword = config.demoData
        ? (await ensureSecrets(connection, config)).demoPassword
        : undefined
      const report = await connection.withPatience((db) =>
        seed(db, { demo: config.demoData, demoPassword }),
      )
      console.log(
        `Added ${counted(report.trips, 'trip', 'trips')}, ${counted(report.departures, 'departure', 'departures')}, ${counted(report.questions, 'quiz question', 'quiz questions')}, ${counted(report.members, 'demo member', 'demo members')}.`,
      )
      if (userCount > 0) {
        const added = await addUsers(connection, userCount)
        console.log(`Added ${counted(added, 'made member', 'made members')}.`)
      }
    } finally {
      await connection.close()
    }
  },
}
