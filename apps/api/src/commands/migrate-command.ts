import { loadConfig } from '../config/config.ts'
import { connectDatabase } from '../db/connect.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { type Command, refuseArguments } from './run-command.ts'

export const migrateCommand: Command = {
  help: `Brings the tables of the database up to date.

Usage: npm run migrate

The database is that of DATABASE_URL, else the embedded one in DATA_DIR; of the latter the site must be stopped.
The site does the same by itself when it starts. Several may run at once: they take turns.`,

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
