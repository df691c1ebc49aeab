import { problems, type ErrorCode } from '@farandfew/domain/problem/problem.ts'

export interface AppErrorOptions {
  /** One sentence for a person; by default, the code's own sentence. */
  detail?: string
  /** Field → message, for invalid input. */
  errors?: Readonly<Record<string, string>>
  /** Whole seconds after which a retry makes sense, for the header `Retry-After`. */
  retryAfter?: number
  cause?: unknown
}

/** An expected failure. The domain's table has its status and title; one handler writes the response. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string | undefined
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(
      options.detail ?? problems[code].title,
      options.cause === undefined ? {} : { cause: options.cause },
    )
    this.name = 'AppError'
    this.code = code
    this.status = problems[code].status
    this.detail = options.detail
    this.errors = options.errors
    this.retryAfter = options.retryAfter
  }
}

/** The error of one field that only the server can judge: the field's message is also the sentence for the whole form. */
export const refuseField = (field: string, message: string): AppError =>
  new AppError('VALIDATION_FAILED', { detail: message, errors: { [field]: message } })
