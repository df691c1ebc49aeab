import { counted } from '@farandfew/domain/constants/labels.ts'
import { createClock } from '../platform/clock/clock.ts'
import { type Config, loadConfig } from '../platform/config/config.ts'
import { connectDatabase, type DatabaseConnection } from '../platform/db/connect.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { ensureSecrets } from '../platform/secrets/secrets.ts'
import { seed } from '../seed/seed.ts'
import { hashPassword } from '../platform/secrets/password.ts'
import { generateKey } from '../platform/secrets/random-secret.ts'
import { GeneratedBookingsError, seedManyBookings } from '../seed/many-bookings.ts'
import { seedManyUsers } from '../seed/many-users.ts'
import { type Command, refuseArguments, UsageError } from './run-command.ts'

/** The options with a number: how many to generate at most, and an example. */
const generated = {
  users: { most: 1_000_000, example: 1000 },
  bookings: { most: 200_000, example: 500 },
} as const
type Generated = keyof typeof generated

/** The number of an option; the error names it. */
function readCount(name: Generated, value: string | undefined): number {
  const { most, example } = generated[name]
  const isNumber = /^[1-9][0-9]{0,6}$/.test(value ?? '') && Number(value) <= most
  if (isNumber) return Number(value)
  throw new UsageError(
    `--${name} needs a whole number from 1 to ${most}, such as --${name} ${example}.`,
  )
}

/**
 * The numbers in `--users N` and `--bookings N`, or with `=`; 0 without the option.
 * @throws UsageError if a number is invalid, or there are other arguments
 */
function readCounts(args: readonly string[]): Record<Generated, number> {
  const counts = { users: 0, bookings: 0 }
  const rest = [...args]
  while (rest.length > 0) {
    const [option = '', joined] = rest[0]!.split('=', 2)
    const name = option.replace(/^--/, '') as Generated
    if (!option.startsWith('--') || !Object.hasOwn(generated, name) || counts[name] > 0) break
    rest.shift()
    counts[name] = readCount(name, joined ?? rest.shift())
  }
  refuseArguments(rest)
  return counts
}

/** Adds generated members with an unknown password. */
async function addUsers(connection: DatabaseConnection, count: number): Promise<void> {
  const hash = await hashPassword(generateKey())
  const added = await connection.withoutTimeLimit((db) => seedManyUsers(db, { count, hash }))
  console.log(`Added ${counted(added, 'generated member', 'generated members')}.`)
}

/** Adds generated bookings around the club's today. */
async function addBookings(connection: DatabaseConnection, config: Config, count: number) {
  const today = (await createClock(connection.db, config)).today()
  try {
    const added = await connection.withoutTimeLimit((db) => seedManyBookings(db, { count, today }))
    console.log(`Added ${counted(added, 'generated booking', 'generated bookings')}.`)
  } catch (error) {
    throw error instanceof GeneratedBookingsError ? new UsageError(error.message) : error
  }
}

export const seedCommand: Command = {
  help: `Adds missing trips, departures and quiz questions. Existing ones stay unchanged.

Usage: npm run seed [-- --users N] [--bookings N]

  --users N     also adds the missing ones of the first N generated members, for tests with many: with names in several
                scripts, reserved addresses, and an unknown password. At most 1000000.
  --bookings N  also adds the missing ones of the first N generated bookings of these members, with departures, payments,
                receipts and refunds. Not in a database that has payments of its own. At most 200000.

Uses the database of DATABASE_URL, otherwise the embedded one in DATA_DIR; stop the site before using the latter.
With DEMO_DATA=true, also adds the demo members to the embedded database, once.`,

  async run(args, env) {
    const { users, bookings } = readCounts(args)
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
      if (users > 0) await addUsers(connection, users)
      if (bookings > 0) await addBookings(connection, config, bookings)
    } finally {
      await connection.close()
    }
  },
}
