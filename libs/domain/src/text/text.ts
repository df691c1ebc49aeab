import * as z from 'zod/mini'

/** Control characters (a line break and a tab apart) and lone surrogates: nothing a person types, and PostgreSQL refuses some. */
const unprintable = /(?![\n\r\t])\p{Cc}|\p{Cs}/u
const unprintableOrBreak = /\p{Cc}|\p{Cs}/u

export interface TextRule {
  /** Least length after trimming. Both are counted in code points, as PostgreSQL's char_length does. */
  min?: number
  max: number
  /** Shown where the text is missing or too short. */
  message: string
}

function bounded(rule: TextRule, refused: RegExp) {
  return z.string(rule.message).check(
    z.trim(),
    z.minLength(rule.min ?? 0, rule.message),
    z.maxLength(rule.max, `Please use at most ${rule.max} characters`),
    z.refine((value) => !refused.test(value), 'Please remove the characters that cannot be shown'),
  )
}

/** A bounded, trimmed text of one line. */
export const lineOfText = (rule: TextRule) => bounded(rule, unprintableOrBreak)

/** A bounded, trimmed text in which line breaks and tabs may stand. */
export const blockOfText = (rule: TextRule) => bounded(rule, unprintable)

/** The longest address that SMTP can deliver to (RFC 5321 section 4.5.3.1, path of 256 with its brackets). */
export const emailMaxLength = 254
const emailMessage = 'Please enter a valid email address'

/** An e-mail address, trimmed and in lower case. */
export const emailAddress = () =>
  z
    .string(emailMessage)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(emailMaxLength, emailMessage),
      z.email(emailMessage),
    )
