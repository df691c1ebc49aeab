import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { hashPassword } from '../secrets/password.ts'
import { makeKey } from '../secrets/random-secret.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedDemo } from './demo.ts'
import { seedQuiz } from './quiz.ts'

export interface SeedOptions {
  /** Whether demo members and their bookings are wanted: for the embedded start alone (rulings 38). */
  demo: boolean
  /** The demo member's password; wanted with `demo`. */
  demoPassword?: string | undefined
}

/** What a seed has added, in rows. Nothing at all on the second run. */
export interface SeedReport {
  readonly trips: number
  readonly departures: number
  /** Of the quiz. */
  readonly questions: number
  readonly members: number
}

/** The hashes of the demo members: one can be signed in to, the others belong to nobody. */
async function hashDemoPasswords({ demo, demoPassword }: SeedOptions) {
  if (!demo) return undefined
  if (demoPassword === undefined) throw new TypeError('Demo data wants a demo password')
  const [known, unknown] = await Promise.all([hashPassword(demoPassword), hashPassword(makeKey())])
  return { known, unknown }
}

/**
 * Adds the trips, departures and questions of the quiz that are absent, and the demo data where it is wanted and was never added. What is
 * there stays as it is. May run again, and in several copies at once: they take turns.
 */
export async function seed(db: Db, options: SeedOptions): Promise<SeedReport> {
  // Slow, and so outside the transaction.
  const hashes = await hashDemoPasswords(options)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(trx)
    const catalogue = await seedCatalogue(trx)
    const questions = await seedQuiz(trx)
    const members = hashes ? await seedDemo(trx, hashes) : 0
    return { ...catalogue, questions, members }
  })
}
