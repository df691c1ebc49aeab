import * as z from 'zod/mini'
import { canonicalEmail, emailMaxLength, emailPattern } from '../canonical/email.ts'
import { canonicalLine, withoutDirections } from '../canonical/marks.ts'
import { canonicalAccountName } from '../canonical/username.ts'
import { maxLength, minLength } from './lengths.ts'

/** Control characters except line breaks and tabs, and lone surrogates: people do not type them, and PostgreSQL rejects some. */
const unprintable = /(?![\n\r\t])\p{Cc}|\p{Cs}/u
const unprintableOrBreak = /[\p{Cc}\p{Cs}]/u

/** Invisible characters: joiners, which Indian scripts need between letters, and blanks that are not white space. */
const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu

/** The number of visible code points. */
const visibleLength = (text: string) => [...text.replace(invisible, '').trim()].length

export const unprintableMessage = 'Please remove the characters that cannot be shown'

/** Whether no database can store a text: it has NUL or half of a surrogate pair. */
export const isUnstorable = (text: string): boolean => /\0|\p{Cs}/u.test(text)

export interface TextRule {
  /** Minimum length after trimming. Lengths are counted in code points, as PostgreSQL's char_length does. */
  min?: number
  max: number
  /** Shown if the text is missing or too short. */
  message: string
}

interface Kept {
  /** The form that is stored. */
  form: (text: string) => string
  refused: RegExp
}

function bounded(rule: TextRule, { form, refused }: Kept) {
  return z.string(rule.message).check(
    z.overwrite(form),
    z.trim(),
    maxLength(rule.max, `Please use at most ${rule.max} characters`),
    minLength(rule.min ?? 0, rule.message),
    z.refine((value) => visibleLength(value) >= (rule.min ?? 0), rule.message),
    z.refine((value) => !refused.test(value), unprintableMessage),
  )
}

/** A bounded text of one line, in its canonical form. */
export const lineOfText = (rule: TextRule) =>
  bounded(rule, { form: canonicalLine, refused: unprintableOrBreak })

/** A line that must not be empty, with at most `max` characters. */
export const line = (max: number, message: string) => lineOfText({ min: 1, max, message })

/** A bounded, trimmed text that may contain line breaks and tabs, kept as it was typed. */
export const blockOfText = (rule: TextRule) =>
  bounded(rule, { form: withoutDirections, refused: unprintable })

const emailMessage = 'Please enter a valid email address'

/** An email address in its canonical form. */
export const emailAddress = () =>
  z.string(emailMessage).check(
    z.overwrite((text) => canonicalEmail(text) ?? text),
    maxLength(emailMaxLength, emailMessage),
    z.email({ error: emailMessage, pattern: emailPattern }),
  )

/** A username or an email address that names an account. */
export const accountName = (rule: Omit<TextRule, 'max'>) =>
  lineOfText({ ...rule, max: emailMaxLength }).check(z.overwrite(canonicalAccountName))

/** An optional text; forms send '' for an untouched field, so missing and blank both become undefined. */
export const optionalText = (text: z.ZodMiniType<string, string>) =>
  z.optional(
    z.pipe(
      text,
      z.transform((value: string) => (value === '' ? undefined : value)),
    ),
  )

const rule = (max: number) => ({ max, message: 'Must be a text' })

export const optionalLine = (max: number) => optionalText(lineOfText(rule(max)))

export const optionalBlock = (max: number) => optionalText(blockOfText(rule(max)))
