/** The server refuses the settings. The message explains it to the person who starts the API. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError'
}

const wrongUser =
  'The PostgreSQL server refuses the user or the password of DATABASE_URL. Correct DATABASE_URL, or the user on the server.'

/** PostgreSQL's codes for what waiting does not change (its documentation, appendix A). */
const sentences: Readonly<Record<string, string>> = {
  '28000': wrongUser,
  '28P01': wrongUser,
  '3D000':
    'The PostgreSQL server does not have the database that DATABASE_URL names. Create it, or correct DATABASE_URL.',
}

/** The error for settings that the server refuses; undefined if an error has another cause. */
export function findRefusal(error: unknown): DatabaseRefusedError | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  const sentence = typeof code === 'string' ? sentences[code] : undefined
  return sentence === undefined
    ? findRefusal(cause)
    : new DatabaseRefusedError(sentence, { cause: error })
}
