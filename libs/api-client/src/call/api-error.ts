import type { Problem } from '@farandfew/domain/problem'

/**
 * A non-OK answer. Its message is the status, a colon and the text (spec section 8), the text being the problem
 * document's `detail`, else the body, else the status text (rulings 21).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Stable, for programs; undefined where the answer was no problem document. */
  readonly code: string | undefined
  /** One sentence for a person; undefined where the answer was no problem document. */
  readonly detail: string | undefined
  /** Field → message, where input was refused. */
  readonly fieldErrors: Readonly<Record<string, string>>

  constructor(status: number, text: string, problem?: Partial<Problem>) {
    super(`${status}: ${text}`)
    this.status = status
    this.code = problem?.code
    this.detail = problem?.detail
    this.fieldErrors = problem?.errors ?? {}
  }
}

/** The sentence of the server for a person, or `fallback` where it sent none (or was not reached). */
export function serverMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.detail) || fallback
}

/** Reads a non-OK answer. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '')
  const problem = response.headers.get('content-type')?.startsWith('application/problem+json')
    ? parseProblem(body)
    : undefined
  return new ApiError(response.status, problem?.detail || body || response.statusText, problem)
}

/** No schema here, so that a page that only reads loads none: what is not of the right type is left out. */
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
