import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Applicant,
  balanceOf,
  type BalancedGroup,
  type BalancePart,
  chooseWithPauses,
  fitInGroup,
  groupMax,
  type Selection,
  type SelectionApplicant,
  unknownOf,
} from '@farandfew/domain/admin/selections'
import { openValue } from '@farandfew/domain/quiz'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  type ApplicantRow,
  findSelectionDeparture,
  type KnownPerson,
  listApplicants,
  listGroupMembers,
  listQuestions,
  type QuestionRow,
} from './admin-selections.queries.ts'

/** Milliseconds of work after which other requests have their turn. */
const turnMs = 10

/** Runs work in short turns, so that the API answers other requests meanwhile. */
async function runInTurns<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + turnMs
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await nextTurn()
  }
}

/** The options that a person chose, by trait. */
function chosenOptions(questions: readonly QuestionRow[], { answers }: KnownPerson) {
  return questions.flatMap(({ id, category, options }) => {
    const option = options.find(({ value }) => value === answers?.[String(id)])
    return option && option.value !== openValue ? [{ trait: category, ...option }] : []
  })
}

function toApplicant(
  id: number,
  person: KnownPerson,
  questions: readonly QuestionRow[],
): Applicant {
  const options = chosenOptions(questions, person)
  const valuesOf = (trait: string) =>
    options.filter((option) => option.trait === trait).map(({ value }) => value)
  return {
    id,
    interests: valuesOf('interests'),
    activityLevel: valuesOf('activityLevel')[0] ?? null,
    ageGroup: person.ageGroup,
    gender: person.gender,
  }
}

/** How the measure would change with another choice. */
function changesOf({ chosen, people, pairs }: BalancedGroup, members: number) {
  const group = [...Array.from({ length: members }, (_, index) => index), ...chosen]
  const pairCount = (group.length * (group.length - 1)) / 2
  const gainOf = (person: number, without: number) =>
    group.reduce(
      (sum, other) =>
        other === without || other === person ? sum : sum + pairs.value(person, other),
      0,
    )
  const others = [...people.keys()].slice(members).filter((index) => !chosen.includes(index))
  /** What the measure loses if `into` takes the place of `out`. */
  const lossOf = (out: number, into: number) =>
    pairCount === 0 ? 0 : (gainOf(out, out) - gainOf(into, out)) / pairCount
  const least = (list: readonly number[], loss: (index: number) => number) => {
    let best: { index: number; loss: number } | undefined
    for (const index of list) {
      const one = loss(index)
      if (!best || one < best.loss) best = { index, loss: one }
    }
    return best
  }
  return {
    group,
    others,
    ofChosen: (index: number) => least(others, (other) => lossOf(index, other)),
    ofOther: (index: number) => least(chosen, (one) => lossOf(one, index)),
  }
}

/**
 * The applicants who would make the best-balanced group of a departure, with the reasons.
 * @throws AppError NOT_FOUND
 */
export async function proposeSelection(db: Db, id: number): Promise<Selection> {
  const departure = await findSelectionDeparture(db, id)
  if (!departure) throw new AppError('NOT_FOUND', { detail: 'There is no such departure.' })
  const [members, rows, questions] = await Promise.all([
    listGroupMembers(db, id),
    listApplicants(db, departure),
    listQuestions(db),
  ])
  const { confirmed, approved, spotsTotal } = departure
  const places = Math.max(0, Math.min(groupMax, spotsTotal) - confirmed)
  const found = await runInTurns(
    chooseWithPauses(
      rows.map((row) => toApplicant(row.requestId, row, questions)),
      {
        members: members.map((row, index) => toApplicant(-1 - index, row, questions)),
        seats: places,
      },
    ),
  )
  const changes = changesOf(found, members.length)
  const rowOf = new Map(rows.map((row) => [row.requestId, row]))
  const rowAt = (index: number) => rowOf.get(found.people[index]!.id) as ApplicantRow
  const view = (
    index: number,
    change: { index: number; loss: number } | undefined,
  ): SelectionApplicant => {
    const row = rowAt(index)
    const options = chosenOptions(questions, row)
    const labelsOf = (trait: string) => [
      ...new Set(options.filter((option) => option.trait === trait).map(({ label }) => label)),
    ]
    return {
      requestId: row.requestId,
      userId: row.userId,
      name: row.name,
      ageGroup: row.ageGroup,
      gender: row.gender,
      pace: labelsOf('activityLevel')[0] ?? null,
      interests: labelsOf('interests'),
      requestedAt: row.createdAt.toISOString(),
      isForThis: row.isForThis,
      unknown: unknownOf(found.people[index]!),
      fit: fitInGroup(index, changes.group, found.pairs),
      loss: change?.loss ?? null,
      loseTo: change === undefined ? null : rowAt(change.index).name,
    }
  }
  const applicants = [...found.people.entries()].slice(members.length)
  const countUnknown = (part: BalancePart) =>
    applicants.filter(([, person]) => unknownOf(person).includes(part)).length
  const now = [...members.keys()]
  return {
    departureId: id,
    tripTitle: departure.title,
    departureDate: departure.departureDate,
    confirmed,
    approved,
    places,
    applicants: rows.length,
    isExact: found.isExact,
    balance: changes.group.length < 2 ? null : found.balance,
    balanceNow: now.length < 2 ? null : balanceOf(now, found.pairs),
    typical: found.pairs.typical,
    unknown: {
      interests: countUnknown('interests'),
      pace: countUnknown('pace'),
      ages: countUnknown('ages'),
      genders: countUnknown('genders'),
    },
    chosen: found.chosen.map((index) => view(index, changes.ofChosen(index))),
    others: changes.others
      .map((index) => view(index, changes.ofOther(index)))
      .sort((one, other) => (one.loss ?? 0) - (other.loss ?? 0) || one.requestId - other.requestId),
  }
}
