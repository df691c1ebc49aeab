import fc from 'fast-check'
import { nextRoom, type RoomEvent, type SharedRoom } from './room-states.ts'

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
