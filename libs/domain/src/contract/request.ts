import * as z from 'zod/mini'
import { maxLength } from '../text/lengths.ts'

/** The body of a call; unknown fields are rejected. */
export function requestBody<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? 'This field is not known'
        : 'The body must be a JSON object',
  })
}

/** The query of a call; unknown parameters are rejected. */
export function requestQuery<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? 'This parameter is not known'
        : 'The query must be parameters with values',
  })
}

const largestId = 2_147_483_647

/** The id of a row in a path: digits only, within PostgreSQL's integer. */
export const idParam = z.pipe(
  z.string('The id must be a number').check(
    z.regex(/^[0-9]+$/, 'The id must be a number'),
    maxLength(20, 'The id is out of range'),
    z.refine((value) => Number(value) >= 1 && Number(value) <= largestId, 'The id is out of range'),
  ),
  z.transform(Number),
)

/** The id of a row in a body or an answer. */
export const id = z
  .int('The id must be a number')
  .check(z.gte(1, 'The id is out of range'), z.lte(largestId, 'The id is out of range'))

/** An instant as text, ISO 8601 in UTC. */
export const instant = z.iso.datetime('Must be an instant in ISO 8601')

/** A calendar date, `YYYY-MM-DD`, not an instant. */
export const calendarDate = z.iso.date('Must be a date, YYYY-MM-DD')

/** A local time of day: '14:00'. */
export const clockTime = z
  .string('Please enter a time, HH:MM')
  .check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'Please enter a time, HH:MM'))
