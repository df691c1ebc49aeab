import { addDays } from '../calendar/calendar-date.ts'
import {
  answerDate,
  maxRoomRounds,
  mayPropose,
  roomAnswerDays,
  roomDates,
  roomNewsDate,
} from './room-dates.ts'

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
