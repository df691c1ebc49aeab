import type { Db } from '../../platform/db/connect.ts'

/** Money that the club has paid back outside the site. */
export interface HandRefund {
  readonly reason: string
  readonly reference: string
}

/**
 * What the actions of the checks need of the bookings feature, which sells seats and moves money. Those with `trx` need a
 * transaction, the others ask the gateway and must not be in one. They throw AppError REPAIR_REFUSED, with a sentence, if they cannot be done.
 */
export interface Repairs {
  /**
   * Asks the gateway about one order, and records what was paid.
   * @throws AppError GATEWAY_UNAVAILABLE
   */
  askAboutOrder(orderId: string): Promise<void>
  /** Asks the gateway about the orders of a booking that are not paid as far as we know. */
  askAboutBooking(bookingId: number): Promise<void>
  /** Sends a refund to the gateway, or asks what has become of it. */
  sendRefund(refundId: number): Promise<void>
  /** Ends a hold that has run out. */
  endHold(trx: Db, bookingId: number): Promise<void>
  /** Books a payment that has no seat. */
  giveSeatForPayment(trx: Db, paymentId: number): Promise<void>
  /** Confirms a booking that ended although it is paid. */
  giveSeatForBooking(trx: Db, bookingId: number): Promise<void>
  /** Queues a refund of what was not refunded of a payment. */
  refundPayment(trx: Db, paymentId: number): Promise<void>
  /** Cancels a booking for the club, with a full refund. */
  cancelForClub(trx: Db, bookingId: number): Promise<void>
  /** Cancels a booking whose balance was not paid, by its terms. */
  cancelUnpaid(trx: Db, bookingId: number): Promise<void>
  /** Sends a refund again that was refused. */
  retryRefund(trx: Db, refundId: number): Promise<void>
  /** Sends a refund again that was paid out and came back. */
  refundAgain(trx: Db, refundId: number): Promise<void>
  /** Stores that a refund which came back was paid outside the gateway. */
  noteByHand(
    trx: Db,
    refund: { bookingId: number; refundId: number; amount: number },
    paid: HandRefund,
  ): Promise<void>
  /** Stores that a refund was paid outside the gateway. */
  refundByHand(trx: Db, refundId: number, paid: HandRefund): Promise<void>
  /** Stores that the club has paid back what was paid outside the site. */
  refundOffSite(trx: Db, bookingId: number, amount: number, paid: HandRefund): Promise<void>
  /** Numbers the receipt of a payment that has none. */
  issueReceipt(trx: Db, paymentId: number): Promise<void>
}
