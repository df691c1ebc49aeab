import * as z from 'zod/mini'

/** The longest password that is hashed, in code points: more only costs time. */
export const passwordMaxLength = 200

/** A password as it was typed: never trimmed. Missing and empty show `message`. */
export const passwordText = (message: string) =>
  z.string(message).check(
    z.minLength(1, { error: message, abort: true }),
    z.maxLength(passwordMaxLength, `Please use at most ${passwordMaxLength} characters`),
    z.refine(
      (value) => !/\p{Cc}|\p{Cs}/u.test(value),
      'Please remove the characters that cannot be shown',
    ),
  )
