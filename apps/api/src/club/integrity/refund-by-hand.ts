import type { Repair } from './check.ts'

/** For a refund of the gateway; the key of the fault is the refund's id. */
export const refundByHand: Repair = {
  label: 'Mark as paid out by hand',
  consequence:
    'For money that you have paid back yourself, in the dashboard of the gateway or by bank transfer. Nothing is sent to the gateway any more. The member gets an email with the reference.',
  asks: 'payout',
  run: (trx, repairs, { key }, paid) => repairs.refundByHand(trx, Number(key), paid),
}
