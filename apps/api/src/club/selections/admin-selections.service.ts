import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Applicant,
  balanceOf,
  byPart,
  fitInGroup,
  meanOf,
  unknownOf,
} from '@farandfew/domain/selections/balance-measure.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { decisionDate } from '@farandfew/domain/departures/guarantee.ts'
import {
  type BalancedGroup,
  chooseWithPauses,
} from '@farandfew/domain/selections/balanced-group.ts'
import {
  groupMax,
  type Selection,
  type SelectionApplicant,
} from '@farandfew/domain/selections/selections.ts'
import { openValue, type QuizTrait } from '@farandfew/domain/traits/traits.options.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import {
  type ApplicantRow,
  findSelectionDeparture,
  type KnownPerson,
  listApplicants,
  listGroupMembers,
  listInvited,
  listQuestions,
  listVouchers,
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

/** The options that a person chose for a trait: those that name something, otherwise the open ones. */
function optionsOf(questions: readonly QuestionRow[], { answers }: KnownPerson, trait: QuizTrait) {
  const chosen = questions.flatMap(({ id, category, options }) =>
    category === trait ? options.filter(({ value }) => value === answers?.[String(id)]) : [],
  )
  const named = chosen.filter(({ value }) => value !== openValue)
  return named.length > 0 ? named : chosen
}

function toApplicant(
  id: number,
  person: KnownPerson,
  questions: readonly QuestionRow[],
): Applicant {
  return {
    id,
    interests: optionsOf(questions, person, 'interests').map(({ value }) => value),
    activityLevel: optionsOf(questions, person, 'activityLevel')[0]?.value ?? null,
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
 * The applicants who would make the best-balanced group of a departure, with the reasons. Those who are approved and have
 * not booked yet count as if they were in the group.
 * @throws AppError NOT_FOUND
 */
export async function proposeSelection(
  db: Db,
  { id, today }: { id: number; today: CalendarDate },
): Promise<Selection> {
  const departure = await findSelectionDeparture(db, { id, today })
  if (!departure) throw new AppError('NOT_FOUND', { detail: 'There is no such departure.' })
  const [travellers, invited, rows, questions] = await Promise.all([
    listGroupMembers(db, id),
    listInvited(db, id),
    listApplicants(db, departure),
    listQuestions(db),
  ])
  const vouchers = await listVouchers(
    db,
    rows.map(({ requestId }) => requestId),
  )
  const { seats, isOpen, approvedForAnyDate } = departure
  const { booked, held, offered, kept, free } = seats
  const members = [...travellers, ...invited]
  // A seat that is held, offered or kept is not free any more.
  const approved = invited.filter(({ holdsSeat }) => !holdsSeat).length
  const places = Math.max(0, Math.min(groupMax - booked - held - offered - kept, free) - approved)
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
    group = changes.group,
  ): SelectionApplicant => {
    const row = rowAt(index)
    const labelsOf = (trait: QuizTrait) => [
      ...new Set(optionsOf(questions, row, trait).map(({ label }) => label)),
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
      vouchedBy: vouchers
        .filter(({ requestId }) => requestId === row.requestId)
        .map(({ name }) => name),
      unknown: unknownOf(found.people[index]!),
      fit: fitInGroup(index, group, found.pairs),
      loss: change?.loss ?? null,
      loseTo: change === undefined ? null : rowAt(change.index).name,
    }
  }
  const chosen = found.chosen.map((index) => view(index, changes.ofChosen(index)))
  const others = changes.others
    .map((index) => {
      const change = changes.ofOther(index)
      // They are compared with the group that they would join, not with the one whom they would replace.
      return view(
        index,
        change,
        changes.group.filter((one) => one !== change?.index),
      )
    })
    .sort((one, other) => (one.loss ?? 0) - (other.loss ?? 0) || one.requestId - other.requestId)
  const applicants = [...chosen, ...others]
  return {
    departureId: id,
    tripTitle: departure.title,
    departureDate: departure.departureDate,
    groupDecision: departure.groupDecision,
    decisionDate: decisionDate(departure),
    seats,
    isOpen,
    approved,
    invited: invited.map(({ kind, requestId, name }) => ({ kind, requestId, name })),
    approvedForAnyDate,
    places,
    applicants: applicants.length,
    isExact: found.isExact,
    balance: changes.group.length < 2 ? null : found.balance,
    balanceNow: members.length < 2 ? null : balanceOf([...members.keys()], found.pairs),
    typical: byPart((part) => meanOf(applicants.map(({ fit }) => fit[part]))),
    unknown: byPart((part) => applicants.filter(({ unknown }) => unknown.includes(part)).length),
    chosen,
    others,
  }
}
