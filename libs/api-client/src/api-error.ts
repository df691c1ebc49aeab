import { failureWords } from '@farandfew/domain/problem/failure-words.ts'
import type { Problem } from '@farandfew/domain/problem/problem.ts'

/**
 * A non-OK answer. Its message is `{status}: {text}`; the text is the problem document's `detail`, otherwise the body,
 * otherwise the status text (docs/product.md#errors).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Stable, for programs; undefined if the answer was not a problem document. */
  readonly code: string | undefined
  /** One sentence for a person; undefined if the answer was not a problem document. */
  readonly detail: string | undefined
  /** Field → message; empty unless the input was rejected. */
  readonly fieldErrors: Readonly<Record<string, string>>

  constructor(status: number, text: string, problem?: Partial<Problem>) {
    super(`${status}: ${text}`)
    this.status = status
    this.code = problem?.code
    this.detail = problem?.detail
    this.fieldErrors = problem?.errors ?? {}
  }
}

/** The API could not be reached, did not answer in time, or something else answered. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
  /** One sentence for a person. */
  readonly detail = failureWords.unreachable

  constructor(cause: unknown) {
    super('The API could not be reached', { cause })
  }
}

/** The browser did not keep the session's cookies: the next call would ask for a login again. */
export class CookiesRefused extends Error {
  override readonly name = 'CookiesRefused'
  /** One sentence for a person. */
  readonly detail = failureWords.cookiesRefused
}

/**
 * The server's sentence for a person. `fallback` is used if it sent none or could not be reached, but not for a fault of our
 * own code, which says nothing about the server.
 */
export function serverMessage(error: unknown, fallback?: string): string {
  if (error instanceof ApiError) return error.detail || (fallback ?? failureWords.unexplained)
  if (error instanceof UnreachableError) return fallback ?? error.detail
  if (error instanceof CookiesRefused) return error.detail
  return failureWords.ownFault
}

export async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '')
  const problem = response.headers.get('content-type')?.startsWith('application/problem+json')
    ? parseProblem(body)
    : undefined
  return new ApiError(response.status, problem?.detail || body || response.statusText, problem)
}

/** Checks by hand instead of a schema, so that a page that only reads does not load zod. */
function parseProblem(body: string): Partial<Problem> | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed !== 'object' || parsed === null) return undefined
    const { code, detail, errors } = parsed as Record<string, unknown>
    return {
      ...(typeof code === 'string' && { code }),
      ...(typeof detail === 'string' && { detail }),
      ...(typeof errors === 'object' &&
        errors !== null && { errors: errors as Record<string, string> }),
    }
  } catch {
    return undefined
  }
}
