import { ApiError } from '@farandfew/api-client'

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Answers a call that removes something with undefined if it is already gone: another operator was faster. */
export const doneIfGone = <Answer>(
  answer: Promise<Answer>,
  isDone: (error: unknown) => boolean = isGone,
): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (isDone(error)) return undefined
    throw error
  })
