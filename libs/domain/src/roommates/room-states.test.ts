import fc from 'fast-check'
import {
  nextRoom,
  type RoomEvent,
  type SharedRoom,
  answerDate,
  maxRoomRounds,
  mayPropose,
  roomAnswerDays,
  roomDates,
  roomNewsDate,
} from './room-states.ts'
import { addDays } from '../calendar/calendar-date.ts'

const proposed: SharedRoom = { state: 'proposed', answers: [null, null], answerBy: '2025-07-30' }
const inTime = '2025-07-30'
const tooLate = '2025-07-31'
const answer = (by: 0 | 1, yes: boolean, today = inTime): RoomEvent => ({
  kind: 'answer',
  by,
  yes,
  today,
})
const after = (...events: RoomEvent[]) =>
  events.reduce((room, event) => nextRoom(room, event) ?? room, proposed)

describe('a proposed room', () => {
  it('is fixed when both said yes, no matter who was first', () => {
    expect(after(answer(0, true)).state).toBe('proposed')
    expect(after(answer(0, true), answer(1, true)).state).toBe('fixed')
    expect(after(answer(1, true), answer(0, true)).state).toBe('fixed')
  })

  it('hides a no until the other has answered or the last day has passed', () => {
    expect(after(answer(0, false)).state).toBe('proposed')
    expect(after(answer(0, false), answer(1, true)).state).toBe('ended')
    expect(after(answer(0, false), answer(1, false)).state).toBe('ended')
    expect(after(answer(0, false), { kind: 'day', today: tooLate }).state).toBe('ended')
  })

  it('lets a member change their answer while the other has not answered', () => {
    expect(after(answer(0, false), answer(0, true), answer(1, true)).state).toBe('fixed')
    expect(after(answer(0, true), answer(0, false), answer(1, true)).state).toBe('ended')
  })

  it('ends after its last day, not on it, and takes no answer then', () => {
    expect(nextRoom(proposed, { kind: 'day', today: inTime })).toBeUndefined()
    expect(nextRoom(proposed, answer(0, true, tooLate))).toBeUndefined()
    expect(after(answer(0, true), { kind: 'day', today: tooLate }).state).toBe('ended')
  })
})

it('keeps a fixed room, unless the two can no longer share it', () => {
  const fixed = after(answer(0, true), answer(1, true))
  expect(nextRoom(fixed, answer(0, false))).toBeUndefined()
  expect(nextRoom(fixed, { kind: 'day', today: tooLate })).toBeUndefined()
  expect(nextRoom(fixed, { kind: 'apart' })).toEqual({ ...fixed, state: 'ended' })
})

const anyEvent: fc.Arbitrary<RoomEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('answer' as const),
    by: fc.constantFrom(0 as const, 1 as const),
    yes: fc.boolean(),
    today: fc.constantFrom(inTime, tooLate),
  }),
  fc.record({ kind: fc.constant('day' as const), today: fc.constantFrom(inTime, tooLate) }),
  fc.constant({ kind: 'apart' as const }),
)

it('is only ever fixed with two yes, and never leaves its end', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let room = proposed
      for (const event of events) {
        const next = nextRoom(room, event)
        if (room.state === 'ended') expect(next).toBeUndefined()
        room = next ?? room
        if (room.state === 'fixed') expect(room.answers).toEqual([true, true])
      }
    }),
  )
})

const departureDate = '2025-08-14'
const { wishesUntil, lastProposalOn, lastAnswerOn } = roomDates(departureDate)

it('closes the wishes three weeks before departure', () => {
  expect([wishesUntil, lastProposalOn, lastAnswerOn]).toEqual([
    '2025-07-24',
    '2025-08-07',
    '2025-08-09',
  ])
})

it('gives five days to answer, but never longer than the last day', () => {
  expect(answerDate(departureDate, '2025-07-25')).toBe(addDays('2025-07-25', roomAnswerDays))
  expect(answerDate(departureDate, lastProposalOn)).toBe(lastAnswerOn)
})

it('proposes from the day after the wishes end, or earlier if an operator asks, a bounded number of times', () => {
  const rounds = 0
  const may = (today: string, asked = false) =>
    mayPropose({ departureDate, rounds }, { today, asked })
  expect([may(wishesUntil), may('2025-07-25'), may(lastProposalOn)]).toEqual([false, true, true])
  expect(may(wishesUntil, true)).toBe(true)
  expect([may('2025-08-08'), may('2025-08-08', true)]).toEqual([false, false])
  const spent = { departureDate, rounds: maxRoomRounds }
  expect(mayPropose(spent, { today: '2025-07-25', asked: true })).toBe(false)
})

it('says by when a member without a room knows more', () => {
  const newsOn = (today: string, openUntil: string | null = null, rounds = 1) =>
    roomNewsDate({ departureDate, rounds }, { today, openUntil })
  expect(newsOn('2025-07-01')).toBe('2025-07-25')
  expect(newsOn('2025-07-26', '2025-07-30')).toBe('2025-07-31')
  expect(newsOn('2025-08-05', '2025-08-09')).toBe('2025-08-08')
  expect(newsOn('2025-08-06')).toBe('2025-08-06')
  expect([newsOn('2025-08-08'), newsOn('2025-07-26', null, maxRoomRounds)]).toEqual([null, null])
})
