import type { $ZodError, $ZodIssue } from 'zod/v4/core'
import { AppError } from './app-error.ts'

/** A refused input names at most so many fields, each by at most so many characters. */
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
 * The refusal of an input: each field with its first message, a field that is not known under its own name.
 * A message that belongs to the input as a whole becomes the detail.
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
