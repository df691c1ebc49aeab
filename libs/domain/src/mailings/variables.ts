import { listedWords } from '../text/words.ts'
import type { MailingAudienceKind } from './audience.ts'
import { mapBlockTexts, parseWrittenText, type WrittenBlock } from './written-text.ts'

/** What a text may name in braces, such as `{first name}`, and for which audiences there can be a value. */
export const variables = {
  'first name': ['member', 'trip-invite', 'quick-invite', 'inquiry', 'departure'],
  name: ['member', 'trip-invite', 'quick-invite', 'inquiry', 'departure'],
  trip: ['trip-invite', 'departure'],
  'departure date': ['trip-invite', 'departure'],
  club: ['member', 'trip-invite', 'quick-invite', 'inquiry', 'departure', 'newsletter'],
} as const satisfies Record<string, readonly MailingAudienceKind[]>
export type VariableName = keyof typeof variables

/** The values for one recipient. A missing one has no value. */
export type VariableValues = Readonly<Partial<Record<VariableName, string>>>

export const variablesFor = (kind: MailingAudienceKind): VariableName[] =>
  (Object.keys(variables) as VariableName[]).filter((name) =>
    (variables[name] as readonly MailingAudienceKind[]).includes(kind),
  )

/** What a variable says for a recipient without a value, unless the text has its own words, as in `{first name|friend}`. */
const standIns: Readonly<Partial<Record<VariableName, string>>> = {
  'first name': 'there',
  name: 'there',
}

/** `{first name}` or `{first name|there}`. */
const pattern = /\{([^{}\n|]{0,60})(?:\|([^{}\n]{0,60}))?\}/g

const wordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, word = '']) => word.trim())),
]

const isVariable = (word: string): word is VariableName => Object.hasOwn(variables, word)

export const variablesIn = (text: string): VariableName[] => wordsIn(text).filter(isVariable)

const inBraces = (words: readonly string[], last: 'and' | 'or') =>
  listedWords(
    words.map((word) => `{${word}}`),
    last,
  )

/** Which variables a text to an audience names wrongly, as a sentence; undefined if none. */
export function findVariableFault(text: string, kind: MailingAudienceKind): string | undefined {
  const allowed = variablesFor(kind)
  const wrong = wordsIn(text).filter((word) => !isVariable(word) || !allowed.includes(word))
  if (wrong.length === 0) return undefined
  const [verb, them] = wrong.length === 1 ? ['has', 'it'] : ['have', 'them']
  return `${inBraces(wrong, 'and')} ${verb} no value here. Please remove ${them}, or use ${inBraces(allowed, 'or')}`
}

/** What a variable says without a value: its own words in the text, otherwise the usual ones; undefined if there are none. */
const standInOf = (name: VariableName, own: string | undefined) => own?.trim() || standIns[name]

/** The variables of a text that have no value for a recipient, with what they say instead; null if that is nothing. */
export function missingValues(
  text: string,
  values: VariableValues,
): { name: VariableName; standIn: string | null }[] {
  const missing = new Map<VariableName, string | null>()
  for (const [, word = '', own] of text.matchAll(pattern)) {
    const name = word.trim()
    if (!isVariable(name) || values[name]?.trim()) continue
    // One that says nothing anywhere counts.
    if (missing.get(name) !== null) missing.set(name, standInOf(name, own) ?? null)
  }
  return [...missing].map(([name, standIn]) => ({ name, standIn }))
}

/** The variables of a text that have no value for a recipient, and nothing to say instead. */
export const emptyVariables = (text: string, values: VariableValues): VariableName[] =>
  missingValues(text, values).flatMap(({ name, standIn }) => (standIn === null ? [name] : []))

/** A line with its variables replaced. One without a value says its stand-in, and stays as it is if it has none. */
export const fillLine = (text: string, values: VariableValues): string =>
  text.replace(pattern, (found, word: string, own?: string) => {
    const name = word.trim()
    return isVariable(name) ? values[name]?.trim() || (standInOf(name, own) ?? found) : found
  })

/** The blocks of a text with its variables replaced. */
export const fillText = (text: string, values: VariableValues): WrittenBlock[] =>
  parseWrittenText(text).map((block) => mapBlockTexts(block, (part) => fillLine(part, values)))
