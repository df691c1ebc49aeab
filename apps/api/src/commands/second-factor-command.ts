import { loadConfig } from '../platform/config/config.ts'
import { connectDatabase, type Db } from '../platform/db/connect.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { recordAction } from '../platform/audit/record-action.ts'
import { readSecondFactor, removeFactor } from '../club/operator-sessions/second-factor.ts'
import { type Command, terminal, UsageError } from './run-command.ts'

async function switchOff(db: Db): Promise<string> {
  const wasOn = await db.transaction().execute(async (trx) => {
    const removed = await removeFactor(trx, null)
    const details = { by: 'command' } as const
    if (removed) await recordAction(trx, terminal, { action: 'second-factor.off', details })
    return removed
  })
  return wasOn
    ? 'The second factor is off. The password alone is enough to sign in.'
    : 'The second factor was already off.'
}

async function describe(db: Db): Promise<string> {
  const { on, since, recoveryCodesLeft } = await readSecondFactor(db, null)
  return on
    ? `The second factor has been on since ${since}; ${recoveryCodesLeft} recovery codes are left.`
    : 'The second factor is off.'
}

export const secondFactorCommand: Command = {
  help: `Shows whether the club's password needs a second factor, or switches it off, in case the phone and the recovery codes are
lost. Switching it off adds an entry to the audit log. An owner sends operators who lost theirs a new link.

Usage: npm run second-factor           whether it is on
       npm run second-factor -- off    switches it off

Uses the database of DATABASE_URL, otherwise the embedded one in DATA_DIR; stop the site before using the latter.`,

  async run(args, env) {
    const [word, ...rest] = args
    if ((word !== undefined && word !== 'off') || rest.length > 0) {
      throw new UsageError('Usage: npm run second-factor, or npm run second-factor -- off')
    }
    const connection = await connectDatabase(loadConfig(env))
    try {
      await migrateDatabase(connection)
      const work = word === 'off' ? switchOff : describe
      console.log(await connection.withoutTimeLimit(work))
    } finally {
      await connection.close()
    }
  },
}
