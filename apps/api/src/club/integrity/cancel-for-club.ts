import { bookingOf, type Repair } from './check.ts'

/** For a booking that cannot stay. */
export const cancelForClub: Repair = {
  label: 'Cancel and refund in full',
  consequence:
    'Cancels the booking for the club. Everything that was paid goes back, and the member gets an email.',
  asks: 'nothing',
  run: (trx, repairs, found) => repairs.cancelForClub(trx, bookingOf(found)),
}
