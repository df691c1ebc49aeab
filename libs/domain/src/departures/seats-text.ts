import type { Seats } from './seats.ts'

/**
 * The seats that are not free: '10 booked · 1 held · 1 kept until 28 Nov', without the parts that are 0.
 * @param keptUntil the date until which the last kept seat is kept, as text
 */
export function takenSeatsText(
  { booked, held, offered, kept }: Omit<Seats, 'total' | 'free'>,
  keptUntil?: string,
): string {
  const parts = [
    [held, 'held'],
    [offered, 'offered'],
    [kept, keptUntil === undefined ? 'kept' : `kept until ${keptUntil}`],
  ] as const
  const named = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`)
  return [`${booked} booked`, ...named].join(' · ')
}

/** The state of a departure without a free seat: 'Fully booked', or 'Full · 11 booked · 1 held' while not every seat is booked. */
export const fullLabel = (seats: Seats | undefined): string =>
  seats && seats.booked < seats.total ? `Full · ${takenSeatsText(seats)}` : 'Fully booked'

/** All seats: '9 booked · 3 free', '10 booked · 1 held · 1 kept until 28 Nov · 0 free'. */
export const seatsText = (seats: Omit<Seats, 'total'>, keptUntil?: string): string =>
  `${takenSeatsText(seats, keptUntil)} · ${seats.free} free`
