import type { QuizAnswers, QuizMatch, QuizQuestion } from '@farandfew/domain/quiz'

/** How far a person is with the quiz. */
export interface QuizProgress {
  /** Of the question that is shown. */
  readonly index: number
  readonly answers: QuizAnswers
  /** What came of it, once it is complete. */
  readonly matches: readonly QuizMatch[] | undefined
}

export const noProgress: QuizProgress = { index: 0, answers: {}, matches: undefined }

const storageKey = 'travel-quiz'

/** Tells questions from other ones: another question, option or order is another quiz. */
export const versionOf = (questions: readonly QuizQuestion[]): string =>
  questions
    .map(({ id, options }) => `${id}:${options.map(({ value }) => value).join(',')}`)
    .join(';')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isMatch = (value: unknown): value is QuizMatch =>
  isRecord(value) &&
  [value['tripId'], value['duration'], value['matchScore']].every(Number.isInteger) &&
  [value['title'], value['destination'], value['image']].every((one) => typeof one === 'string') &&
  isTexts(value['reasons']) &&
  isTexts(value['misses'])

/** Those of the answers that still answer one of the questions. */
function standingAnswers(questions: readonly QuizQuestion[], stored: unknown): QuizAnswers {
  if (!isRecord(stored)) return {}
  const standing = questions.flatMap(({ id, options }) => {
    const option = options.find(({ value }) => value === stored[id])
    return option ? [[String(id), option.value] as const] : []
  })
  return Object.fromEntries(standing)
}

/**
 * The progress that was kept, as far as it holds for these questions: of a quiz that has changed meanwhile, the answers
 * that still stand, at the first question that has none.
 */
function readProgress(questions: readonly QuizQuestion[], text: string): QuizProgress {
  const stored: unknown = JSON.parse(text)
  if (!isRecord(stored)) return noProgress
  const answers = standingAnswers(questions, stored['answers'])
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

/** What this tab of the browser keeps of the quiz; nothing where it keeps nothing, or what nobody can read. */
export function loadProgress(questions: readonly QuizQuestion[]): QuizProgress {
  try {
    const text = window.sessionStorage.getItem(storageKey)
    return text === null ? noProgress : readProgress(questions, text)
  } catch {
    return noProgress
  }
}

/** Keeps the progress until the tab is closed, where the browser lets us. */
export function saveProgress(questions: readonly QuizQuestion[], progress: QuizProgress): void {
  try {
    if (progress === noProgress) window.sessionStorage.removeItem(storageKey)
    else {
      const text = JSON.stringify({ ...progress, version: versionOf(questions) })
      window.sessionStorage.setItem(storageKey, text)
    }
  } catch {
    // A browser that stores nothing: the quiz goes on, and starts afresh after a reload.
  }
}
