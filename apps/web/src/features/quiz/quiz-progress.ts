import type { QuizAnswers, QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import type { QuizQuestion } from '@farandfew/domain/traits/quiz-question.ts'

/** The state of a quiz that a person is taking. */
export interface QuizProgress {
  /** The index of the current question. */
  readonly index: number
  readonly answers: QuizAnswers
  /** The results, once the quiz is complete. */
  readonly matches: readonly QuizMatch[] | undefined
}

export const noProgress: QuizProgress = { index: 0, answers: {}, matches: undefined }

const storageKey = 'travel-quiz'

/** Identifies a set of questions: another question, option or order gives another version. */
export const versionOf = (questions: readonly QuizQuestion[]): string =>
  questions
    .map(({ id, options }) => `${id}:${options.map(({ value }) => value).join(',')}`)
    .join(';')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isDeparture = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isRecord(value) &&
    [value['id'], value['price']].every(Number.isInteger) &&
    typeof value['departureDate'] === 'string')

const isMatch = (value: unknown): value is QuizMatch =>
  isRecord(value) &&
  [value['tripId'], value['duration'], value['matchScore']].every(Number.isInteger) &&
  [value['title'], value['destination'], value['image']].every((one) => typeof one === 'string') &&
  isDeparture(value['departure']) &&
  isTexts(value['reasons']) &&
  isTexts(value['misses'])

/** The stored answers that are still options of the questions. */
function validAnswers(questions: readonly QuizQuestion[], stored: unknown): QuizAnswers {
  if (!isRecord(stored)) return {}
  const valid = questions.flatMap(({ id, options }) => {
    const option = options.find(({ value }) => value === stored[id])
    return option ? [[String(id), option.value] as const] : []
  })
  return Object.fromEntries(valid)
}

/**
 * Restores the stored progress. If the questions have changed since, keeps the answers that are still valid and
 * continues at the first question without one.
 */
function readProgress(questions: readonly QuizQuestion[], text: string): QuizProgress {
  const stored: unknown = JSON.parse(text)
  if (!isRecord(stored)) return noProgress
  const answers = validAnswers(questions, stored['answers'])
  const open = questions.findIndex(({ id }) => !Object.hasOwn(answers, String(id)))
  const furthest = open < 0 ? questions.length - 1 : open
  const { index, matches, version } = stored
  const isSame = version === versionOf(questions)
  return {
    index:
      isSame && Number.isInteger(index) ? Math.max(0, Math.min(Number(index), furthest)) : furthest,
    answers,
    matches: isSame && Array.isArray(matches) && matches.every(isMatch) ? matches : undefined,
  }
}

/** Returns the progress stored in this browser tab, or none if nothing is stored or it cannot be read. */
export function loadProgress(questions: readonly QuizQuestion[]): QuizProgress {
  try {
    const text = window.sessionStorage.getItem(storageKey)
    return text === null ? noProgress : readProgress(questions, text)
  } catch {
    return noProgress
  }
}

/** Stores the progress until the tab is closed, if the browser allows it. */
export function saveProgress(questions: readonly QuizQuestion[], progress: QuizProgress): void {
  try {
    if (progress === noProgress) window.sessionStorage.removeItem(storageKey)
    else {
      const text = JSON.stringify({ ...progress, version: versionOf(questions) })
      window.sessionStorage.setItem(storageKey, text)
    }
  } catch {
    // Without storage the quiz works, but starts from the beginning after a reload.
  }
}
