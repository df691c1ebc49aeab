import * as z from 'zod/mini'
import { maxLength, minLength } from './lengths.ts'

/** Maximum length of a password in code points: hashing more only costs time. */
export const passwordMaxLength = 200

/** A password as typed, never trimmed. `message` is shown if it is missing or empty. */
export const passwordText = (message: string) =>
  z.string(message).check(
    minLength(1, { error: message, abort: true }),
    maxLength(passwordMaxLength, `Please use at most ${passwordMaxLength} characters`),
    z.refine(
      (value) => !/\p{Cc}|\p{Cs}/u.test(value),
      'Please remove the characters that cannot be shown',
    ),
  )
