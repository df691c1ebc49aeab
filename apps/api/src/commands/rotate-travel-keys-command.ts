import { type Config, loadConfig } from '../platform/config/config.ts'
import { connectDatabase, type DatabaseConnection } from '../platform/db/connect.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { ensureCredentials, replaceTravelKeys } from '../platform/secrets/credentials.ts'
import { travelKeysOf } from '../platform/secrets/secrets.ts'
import {
  generateTravelKey,
  readTravelKeys,
  type TravelKey,
} from '../platform/secrets/travel-keys.ts'
import { countByKey, rotateTravelKeys } from '../club/travel-details/rotate-keys.ts'
import { type Command, refuseArguments, UsageError } from './run-command.ts'

/**
 * The keys to use, and what to do when every row has the first one. In the data folder of the embedded database a new key
 * is generated, and the old ones are removed afterwards, unless TRAVEL_DETAILS_KEYS sets the first one.
 */
async function prepareKeys(connection: DatabaseConnection, config: Config) {
  if (connection.kind === 'postgres') {
    const keys = config.travelDetailsKeys
    if (!keys) {
      throw new UsageError('TRAVEL_DETAILS_KEYS should be set, with the new key first.')
    }
    return { keys, finish: () => Promise.resolve() }
  }
  const { dataDir } = config
  const { travelDetailsKeys: generated } = await ensureCredentials(dataDir, false)
  const stored = readTravelKeys(generated) ?? []
  // Several keys are left from a run that was interrupted.
  const isNew = config.travelDetailsKeys === undefined && stored.length === 1
  const own = isNew ? [generateTravelKey(), ...stored] : stored
  if (isNew) await replaceTravelKeys(dataDir, own)
  const keys: readonly TravelKey[] = isNew ? own : travelKeysOf(config, generated)
  return { keys, finish: () => replaceTravelKeys(dataDir, own.slice(0, 1)) }
}

const describeCount = (count: number) => (count === 1 ? "1 member's" : `${count} members'`)

async function rotate(connection: DatabaseConnection, config: Config): Promise<string> {
  const { keys, finish } = await prepareKeys(connection, config)
  const first = keys[0]?.id ?? ''
  const { rotated, unreadable } = await connection.withoutTimeLimit((db) =>
    rotateTravelKeys(db, keys),
  )
  if (unreadable.length > 0) {
    throw new UsageError(
      `${rotated} rows now have the key ${first}, but none of the keys opens those of the bookings ${unreadable.join(', ')}. Add the key that encrypted them and run this again, or let these members enter their details again.`,
    )
  }
  const left = [...(await countByKey(connection.db)).keys()].filter((id) => id !== first)
  if (left.length > 0) {
    throw new UsageError(
      `An instance still encrypts with the key ${left.join(', ')}. Restart all instances with ${first} as the first key, and run this again.`,
    )
  }
  await finish()
  return `Encrypted ${describeCount(rotated)} travel details again. All have the key ${first}: the other keys are not needed any more.`
}

export const rotateTravelKeysCommand: Command = {
  help: `Encrypts all travel details with the first key of TRAVEL_DETAILS_KEYS, so that the older keys can be removed. Instances may
keep running, if all of them have the new key. It may be interrupted and run again.

Usage: npm run rotate-travel-keys

Uses the database of DATABASE_URL, otherwise the embedded one in DATA_DIR; stop the site before using the latter. There
it generates the new key itself, unless TRAVEL_DETAILS_KEYS is set. docs/operations.md has all steps.`,

  async run(args, env) {
    refuseArguments(args)
    const config = loadConfig(env)
    const connection = await connectDatabase(config)
    try {
      await migrateDatabase(connection)
      console.log(await rotate(connection, config))
    } finally {
      await connection.close()
    }
  },
}
