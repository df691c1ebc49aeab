import { loadConfig } from '../config/config.ts'
import { connectDatabase, type Db } from '../db/connect.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { recordAction } from '../audit/record-action.ts'
import { readSecondFactor, removeFactor } from '../second-factor/second-factor.ts'
import { type Command, UsageError } from './run-command.ts'

/** Nobody of the console: whoever has the deployment's terminal. */
const terminal = { operator: null, session: null, address: null }

async function switchOff(db: Db): Promise<string> {
  const wasOn = await db.transaction().execute(async (trx) => {
    const removed = await removeFactor(trx)
    const details = { by: 'command' }
    if (removed) await recordAction(trx, terminal, { action: 'second-factor.off', details })
    return removed
  })
  return wasOn
    ? 'The second factor is off: the password alone opens the console.'
    : 'The second factor was off already.'
}

async function describe(db: Db): Promise<string> {
  const { on, since, recoveryCodesLeft } = await readSecondFactor(db)
  return on
    ? `The second factor is on since ${since}; ${recoveryCodesLeft} recovery codes are left.`
    : 'The second factor is off.'
}

export const secondFactorCommand: Command = {
  help: `Tells whether the console's gate asks for a second factor, or switches it off: for the day when the phone and the
recovery codes are lost. The audit log notes it.

Usage: npm run second-factor           whether it is on
       npm run second-factor -- off    switches it off

The database is that of DATABASE_URL, else the embedded one in DATA_DIR; of the latter the site must be stopped.`,

  async run(args, env) {
    const [word, ...rest] = args
    if ((word !== undefined && word !== 'off') || rest.length > 0) {
      throw new UsageError('Usage: npm run second-factor, or npm run second-factor -- off')
    }
    const connection = await connectDatabase(loadConfig(env))
    try {
      await migrateDatabase(connection)
      const work = word === 'off' ? switchOff : describe
      console.log(await connection.withPatience(work))
    } finally {
      await connection.close()
    }
  },
}
