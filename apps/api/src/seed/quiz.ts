import { quizQuestions } from '@farandfew/domain/quiz'
import type { Db } from '../db/connect.ts'
import { bumpSequence } from './sequences.ts'

/** Adds the questions of the quiz where they are absent. Answers how many it added. */
export async function seedQuiz(trx: Db): Promise<number> {
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
