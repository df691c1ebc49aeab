import type { $ZodError, $ZodIssue } from 'zod/v4/core'
import { AppError } from './app-error.ts'

/** The most fields in an error, and the most characters of a field's name. */
const mostFields = 30
const longestName = 60

type Entry = readonly [field: string, message: string]

function entriesOf(issue: $ZodIssue): Entry[] {
  const at = issue.path.map(String)
  const name = (parts: string[]) => parts.join('.').slice(0, longestName)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [name([...at, key]), issue.message])
  }
  return [[name(at), issue.message]]
}

/**
 * The error for invalid input: each field with its first message, unknown fields by their own names. A message about the
 * input as a whole becomes the detail.
 */
export function validationFailure(error: $ZodError): AppError {
  const entries = error.issues.flatMap(entriesOf).slice(0, mostFields)
  const fields = new Map<string, string>()
  for (const [field, message] of entries) {
    if (field !== '' && !fields.has(field)) fields.set(field, message)
  }
  const whole = entries.find(([field]) => field === '')?.[1]
  const only = fields.size === 1 ? [...fields.values()][0] : undefined
  const detail = whole ?? only
  return new AppError('VALIDATION_FAILED', {
    ...(detail === undefined ? {} : { detail }),
    ...(fields.size > 0 ? { errors: Object.fromEntries(fields) } : {}),
  })
}
