import * as z from 'zod/mini'
import { maxLength, minLength } from './lengths.ts'

/**
 * Control characters except line breaks and tabs, lone surrogates, and characters that change the direction of text:
 * people do not type them, PostgreSQL rejects some, and the last make a text read differently from how it was written.
 */
const unprintable = /(?![\n\r\t])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u
const unprintableOrBreak = new RegExp(`[\\n\\r\\t]|${unprintable.source}`, 'u')

/** Invisible characters: joiners, which Indian scripts need between letters, and blanks that are not white space. */
const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu

/** The number of visible code points. */
const visibleLength = (text: string) => [...text.replace(invisible, '').trim()].length

export interface TextRule {
  /** Minimum length after trimming. Lengths are counted in code points, as PostgreSQL's char_length does. */
  min?: number
  max: number
  /** Shown if the text is missing or too short. */
  message: string
}

function bounded(rule: TextRule, refused: RegExp) {
  return z.string(rule.message).check(
    z.trim(),
    minLength(rule.min ?? 0, rule.message),
    z.refine((value) => visibleLength(value) >= (rule.min ?? 0), rule.message),
    maxLength(rule.max, `Please use at most ${rule.max} characters`),
    z.refine((value) => !refused.test(value), 'Please remove the characters that cannot be shown'),
  )
}

/** A bounded, trimmed text of one line. */
export const lineOfText = (rule: TextRule) => bounded(rule, unprintableOrBreak)

/** A line that must not be empty, with at most `max` characters. */
export const line = (max: number, message: string) => lineOfText({ min: 1, max, message })

/** A bounded, trimmed text that may contain line breaks and tabs. */
export const blockOfText = (rule: TextRule) => bounded(rule, unprintable)

/** The longest address that SMTP can deliver to (RFC 5321 section 4.5.3.1: a path of 256 including its brackets). */
export const emailMaxLength = 254
const emailMessage = 'Please enter a valid email address'

/** An email address, trimmed and in lower case. */
export const emailAddress = () =>
  z
    .string(emailMessage)
    .check(
      z.trim(),
      z.toLowerCase(),
      maxLength(emailMaxLength, emailMessage),
      z.email(emailMessage),
    )
