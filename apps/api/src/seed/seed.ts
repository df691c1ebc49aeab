import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { hashPassword } from '../secrets/password.ts'
import { generateKey } from '../secrets/random-secret.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedDemo } from './demo.ts'
import { seedQuiz } from './quiz.ts'

interface SeedOptions {
  /** Whether to add demo members and their bookings (docs/product.md#seed-and-demo-data). */
  demo: boolean
  /** The demo member's password; required with `demo`. */
  demoPassword?: string | undefined
}

/** The number of added rows; 0 on a second run. */
interface SeedReport {
  readonly trips: number
  readonly departures: number
  readonly questions: number
  readonly members: number
}

/** Hashes for the demo members. Only one of them has a known password. */
async function hashDemoPasswords({ demo, demoPassword }: SeedOptions) {
  if (!demo) return undefined
  if (demoPassword === undefined) throw new TypeError('Demo data needs a demo password')
  const [known, unknown] = await Promise.all([
    hashPassword(demoPassword),
    hashPassword(generateKey()),
  ])
  return { known, unknown }
}

/**
 * Adds missing trips, departures and quiz questions, and the demo data if requested and never added before. Existing rows
 * stay unchanged. Several instances may run it at once: a lock serialises them.
 */
export async function seed(db: Db, options: SeedOptions): Promise<SeedReport> {
  // Slow, so outside the transaction.
  const hashes = await hashDemoPasswords(options)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(trx)
    const catalogue = await seedCatalogue(trx)
    const questions = await seedQuiz(trx)
    const members = hashes ? await seedDemo(trx, hashes) : 0
    return { ...catalogue, questions, members }
  })
}
