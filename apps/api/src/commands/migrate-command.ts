import { loadConfig } from '../platform/config/config.ts'
import { connectDatabase } from '../platform/db/connect.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { type Command, refuseArguments } from './run-command.ts'

export const migrateCommand: Command = {
  help: `Migrates the database's tables to this version.

Usage: npm run migrate

Uses the database of DATABASE_URL, otherwise the embedded one in DATA_DIR; stop the site before using the latter.
The API also migrates when it starts. Several migrations may run at once: a lock serialises them.`,

  async run(args, env) {
    refuseArguments(args)
    const connection = await connectDatabase(loadConfig(env))
    try {
      const names = await migrateDatabase(connection)
      for (const name of names) console.log(`migrated ${name}`)
      if (names.length === 0) console.log('The tables are up to date.')
    } finally {
      await connection.close()
    }
  },
}
