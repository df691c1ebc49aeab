import { quizQuestions } from '@farandfew/domain/quiz/quiz-questions.ts'
import type { Db } from '../platform/db/connect.ts'
import { bumpSequence } from './sequences.ts'

/** Adds missing quiz questions, and returns how many. */
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
