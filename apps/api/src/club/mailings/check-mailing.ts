import {
  findVariableFault,
  missingValues,
  type VariableName,
  variablesIn,
} from '@farandfew/domain/mailings/variables.ts'
import type { MailingAudience } from '@farandfew/domain/mailings/audience.ts'
import { mailingLimits } from '@farandfew/domain/mailings/mailings.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findAudienceName, listReachable, type Person, valuesOf } from './audience.queries.ts'

export interface Written {
  audience: MailingAudience
  subject: string
  text: string
}

/** A recipient who has no value for a variable of the text. */
export interface MissingValue {
  person: Person
  variable: VariableName
  /** What it says instead; null if that is nothing, so that the mail cannot be sent. */
  standIn: string | null
}

/** Far above any group. A text to the newsletter's list has no variable that can be empty. */
const mostNamed = 1000

/** The recipients who lack a value. */
export async function findMissing(
  db: Db,
  { audience, subject, text }: Written,
): Promise<MissingValue[]> {
  const named = `${subject}\n${text}`
  if (audience.kind === 'newsletter' || variablesIn(named).length === 0) return []
  const people = await listReachable(db, audience, { offset: 0, limit: mostNamed })
  return people.flatMap((person) =>
    missingValues(named, valuesOf(person)).map(({ name, standIn }) => ({
      person,
      variable: name,
      standIn,
    })),
  )
}

/** @throws AppError NOT_FOUND */
export async function getAudienceName(db: Db, audience: MailingAudience): Promise<string> {
  const name = await findAudienceName(db, audience)
  if (name !== undefined) return name
  throw new AppError('NOT_FOUND', {
    detail:
      'There is no one to write to: the member, request, inquiry or departure no longer exists.',
  })
}

/** @throws AppError VALIDATION_FAILED about one field */
export function refuseField(field: string, detail: string): never {
  throw new AppError('VALIDATION_FAILED', { detail, errors: { [field]: detail } })
}

/** @throws AppError VALIDATION_FAILED if the text names a variable that the audience does not have */
export function checkVariables({ audience, ...texts }: Written): void {
  for (const field of ['subject', 'text'] as const) {
    const fault = findVariableFault(texts[field], audience.kind)
    if (fault !== undefined) refuseField(field, fault)
  }
}

const describeProblem = ({ person, variable }: MissingValue) => {
  const who = person.name ?? person.email ?? 'a recipient'
  const why = person.facts.proven ? '' : ', because the address is not confirmed'
  return `{${variable}} has no value for ${who}${why}. Please change the text.`
}

/** @throws AppError VALIDATION_FAILED if a variable has no value, or no one gets the mail */
export async function checkRecipients(db: Db, written: Written): Promise<void> {
  const [first] = await listReachable(db, written.audience, { offset: 0, limit: 1 })
  if (!first) refuseField('audience', 'No one can get this email.')
  const problem = (await findMissing(db, written)).find(({ standIn }) => standIn === null)
  if (problem) refuseField('text', describeProblem(problem))
}

/** Milliseconds. */
const day = 86_400_000

/** @throws AppError VALIDATION_FAILED if the time is past or too far ahead */
export function checkTime(sendAt: Date): void {
  const ahead = sendAt.getTime() - Date.now()
  if (ahead <= 0) refuseField('sendAt', 'Please choose a time in the future')
  if (ahead > mailingLimits.daysAhead * day) {
    refuseField('sendAt', 'Please choose a time within a year')
  }
}
