import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import { hashPassword } from '../platform/secrets/password.ts'
import type { TravelKey } from '../platform/secrets/travel-keys.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedDemo } from './demo.ts'
import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import { bumpSequence } from './sequences.ts'

/** Adds missing quiz questions, and returns how many. */
async function seedQuiz(trx: Db): Promise<number> {
  const added = await trx
    .insertInto('quizQuestions')
    .values(
      quizQuestions.map((question) => ({
        ...question,
        options: JSON.stringify(question.options),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  await bumpSequence(trx, 'quiz_questions')
  return Number(added.numInsertedOrUpdatedRows)
}

interface SeedOptions {
  /** Whether to add demo members and their bookings (docs/product.md#seed-and-demo-data). */
  demo: boolean
  /** The demo members' password; required with `demo`. */
  demoPassword?: string | undefined
  /** The keys of the demo's travel details; without one it has none. */
  travelKeys?: readonly TravelKey[]
}

/** The number of added rows; 0 on a second run. */
interface SeedReport {
  readonly trips: number
  readonly departures: number
  readonly questions: number
  readonly members: number
}

/** The hash of the demo members' password; undefined without demo data. */
async function hashDemoPassword({ demo, demoPassword }: SeedOptions) {
  if (!demo) return undefined
  if (demoPassword === undefined) throw new TypeError('Demo data needs a demo password')
  return hashPassword(demoPassword)
}

/**
 * Adds missing trips, departures and quiz questions, and the demo data if requested and never added before. Existing rows
 * stay unchanged. Several instances may run it at once: a lock serialises them.
 */
export async function seed(db: Db, options: SeedOptions): Promise<SeedReport> {
  // Slow, so outside the transaction.
  const passwordHash = await hashDemoPassword(options)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(trx)
    const catalogue = await seedCatalogue(trx)
    const questions = await seedQuiz(trx)
    const members =
      passwordHash === undefined
        ? 0
        : await seedDemo(trx, { passwordHash, travelKeys: options.travelKeys ?? [] })
    return { ...catalogue, questions, members }
  })
}
