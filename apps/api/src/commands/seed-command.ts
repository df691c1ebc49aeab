import { counted } from '@farandfew/domain/constants/labels.ts'
import { loadConfig } from '../platform/config/config.ts'
import { connectDatabase } from '../platform/db/connect.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { ensureSecrets } from '../platform/secrets/secrets.ts'
import { seed } from '../seed/seed.ts'
import { type Command, refuseArguments } from './run-command.ts'

export const seedCommand: Command = {
  help: `Adds missing trips, departures and quiz questions. Existing ones stay unchanged.

Usage: npm run seed

Uses the database of DATABASE_URL, otherwise the embedded one in DATA_DIR; stop the site before using the latter.
With DEMO_DATA=true, also adds the demo members to the embedded database, once.`,

  async run(args, env) {
    refuseArguments(args)
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
    } finally {
      await connection.close()
    }
  },
}
