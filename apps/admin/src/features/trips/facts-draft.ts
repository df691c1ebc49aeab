import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import { type FactField, factGroups, type FactPart } from './facts-fields.ts'

/** An entry while it is edited: the typed texts by the names of its fields. */
export type FactEntry = Readonly<Record<string, string>>

/** The facts while they are edited: the entries of each part by its path. A part that is no list has one entry. */
export type FactsDraft = Readonly<Record<string, readonly FactEntry[]>>

const parts = factGroups.flatMap((group) => group.parts)

export const emptyEntry = ({ fields }: FactPart): FactEntry =>
  Object.fromEntries(fields.map(({ name }) => [name, '']))

type Node = Readonly<Record<string, unknown>>

const valueAt = (facts: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Node | undefined)?.[name], facts)

const textOf = (value: unknown) => (value === undefined ? '' : String(value))

const toEntry = (part: FactPart, value: unknown): FactEntry =>
  Object.fromEntries(
    part.fields.map(({ name }) => [name, textOf(name === '' ? value : (value as Node)[name])]),
  )

function toEntries(part: FactPart, value: unknown): FactEntry[] {
  if (part.list) return ((value ?? []) as unknown[]).map((entry) => toEntry(part, entry))
  return [value === undefined ? emptyEntry(part) : toEntry(part, value)]
}

/** The draft that the form starts with. */
export const toFactsDraft = (facts: PracticalFacts | null): FactsDraft =>
  Object.fromEntries(parts.map((part) => [part.path, toEntries(part, valueAt(facts, part.path))]))

/** Reads a number such as '1,20,000'. The schema refuses NaN. */
export const readNumber = (text: string) => Number(text.replace(/[,\s]/g, '') || NaN)

const readValue = ({ kind }: FactField, text: string) =>
  kind === 'number' ? readNumber(text) : text

const isBlank = (entry: FactEntry) => Object.values(entry).every((text) => text.trim() === '')

function readEntry({ fields }: FactPart, entry: FactEntry): unknown {
  const [only] = fields
  if (only?.name === '') return readValue(only, entry[''] ?? '')
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = entry[field.name] ?? ''
      return field.isOptional && text.trim() === '' ? [] : [[field.name, readValue(field, text)]]
    }),
  )
}

/** What was typed into a part; undefined if nothing was. */
function readPart(part: FactPart, entries: readonly FactEntry[]): unknown {
  if (part.list)
    return entries.length > 0 ? entries.map((entry) => readEntry(part, entry)) : undefined
  const [entry] = entries
  return entry && !isBlank(entry) ? readEntry(part, entry) : undefined
}

/** The list that a fact with sources is about; its schema asks for it, even if it is empty. */
const lists: Readonly<Record<string, string>> = {
  weather: 'months',
  flights: 'routes',
  costs: 'items',
}

/** Facts whose schema asks for a source. */
const sourced = ['weather', 'flights', 'visa']

/** Reads the facts of a draft, valid or not; null if nothing was typed. */
export function toFacts(draft: FactsDraft): PracticalFacts | null {
  const facts: Record<string, unknown> = {}
  for (const part of parts) {
    const value = readPart(part, draft[part.path] ?? [])
    if (value === undefined) continue
    const [name = '', inner] = part.path.split('.')
    const list = lists[name]
    facts[name] = {
      ...(list && { [list]: [] }),
      ...(sourced.includes(name) && { sources: [] }),
      ...(facts[name] as Node | undefined),
      ...(inner === undefined ? (value as Node) : { [inner]: value }),
    }
    if (inner === undefined && Array.isArray(value)) facts[name] = value
  }
  return Object.keys(facts).length === 0 ? null : (facts as PracticalFacts)
}
