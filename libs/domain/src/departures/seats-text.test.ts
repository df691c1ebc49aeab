import { seatsText } from './seats-text.ts'

const seats = { booked: 9, held: 0, offered: 0, kept: 0, free: 3 }

it.each([
  ['booked and free alone', {}, undefined, '9 booked · 3 free'],
  [
    'every other part',
    { held: 1, offered: 1, kept: 1, free: 0 },
    undefined,
    '9 booked · 1 held · 1 offered · 1 kept · 0 free',
  ],
  [
    'until when a seat is kept',
    { booked: 10, held: 1, kept: 1, free: 0 },
    '28 Nov',
    '10 booked · 1 held · 1 kept until 28 Nov · 0 free',
  ],
])('names %s', (_what, changes, keptUntil, text) => {
  expect(seatsText({ ...seats, ...changes }, keptUntil)).toBe(text)
})
