import * as z from 'zod/mini'
import { maxLength } from './lengths.ts'

/** A bounded text from the database: neither trimmed nor validated again. */
export const storedText = (max: number) =>
  z.string('Must be a text').check(maxLength(max, `At most ${max} characters`))

/** A bounded list of bounded texts from the database. */
export const storedTexts = (max: number, entries = 60) =>
  z.array(storedText(max), 'Must be a list').check(maxLength(entries, `At most ${entries} entries`))
