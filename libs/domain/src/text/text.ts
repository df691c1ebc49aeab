import * as z from 'zod/mini'

/**
 * Control characters (a line break and a tab apart), lone surrogates, and what turns the direction of the text around it:
 * nothing a person types; PostgreSQL refuses some, and the last make a text read otherwise than it was written.
 */
const unprintable = /(?![\n\r\t])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u
const unprintableOrBreak = new RegExp(`[\\n\\r\\t]|${unprintable.source}`, 'u')

/** What takes no room on the screen: joiners, which Indian scripts need between letters, and blanks that are none. */
const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu

/** Characters that are seen, in code points. */
const visibleLength = (text: string) => [...text.replace(invisible, '').trim()].length

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
    z.refine((value) => visibleLength(value) >= (rule.min ?? 0), rule.message),
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
