import { loadConfig } from '../config.ts'
import { connectDatabase } from '../db/connect.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { settleSecrets } from '../db/secrets.ts'
import { seed } from '../db/seed.ts'
import { type Command, refuseArguments } from './run-command.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const seedCommand: Command = {
  help: `Adds the trips, departures and quiz questions that the database lacks; what is there stays as it is.

Usage: npm run seed

The database is that of DATABASE_URL, else the embedded one in DATA_DIR; of the latter the site must be stopped.
With DEMO_DATA=true the embedded one also gets the demo members, once.`,

  async run(args, env) {
    refuseArguments(args)
    const config = loadConfig(env)
    const connection = await connectDatabase(config)
    try {
      await migrateDatabase(connection)
      const demoPassword = config.demoData
        ? (await settleSecrets(connection, config)).demoPassword
        : undefined
      const report = await connection.withPatience((db) =>
        seed(db, { demo: config.demoData, demoPassword }),
      )
      console.log(
        `Added ${counted(report.trips, 'trip', 'trips')}, ${counted(report.departures, 'departure', 'departures')}, ${counted(report.questions, 'quiz question', 'quiz questions')}, ${counted(report.members, 'demo member', 'demo members')}.`,
      )
    } finally {
      await connection.close()
    }
  },
}
