import { brand } from '@farandfew/domain/brand/brand.ts'
import { problems, type ErrorCode, type Problem } from '@farandfew/domain/problem/problem.ts'
import { type AppError } from './app-error.ts'

/** The media type of errors (RFC 9457). */
export const problemMediaType = 'application/problem+json; charset=utf-8'

/** The base of our problem types: a tag URI (RFC 4151) in the club's domain. */
const typeBase = `tag:${brand.email.split('@')[1]},2025:problem/`

const kebab = (code: ErrorCode) => code.toLowerCase().replaceAll('_', '-')

/** The problem document (RFC 9457) of an error. Contains nothing but the table and the error's own fields. */
export function problemDocument(error: AppError): Problem {
  const { status, title, sentence } = problems[error.code]
  return {
    type: `${typeBase}${kebab(error.code)}`,
    title,
    status,
    detail: error.detail ?? sentence,
    code: error.code,
    ...(error.errors ? { errors: { ...error.errors } } : {}),
  }
}
