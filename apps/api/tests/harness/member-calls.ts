import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import { agreement } from '../support/agreement.ts'
import { fromPage } from './members.ts'
import type { SignedIn } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

/** A member's calls from a page of the site, which is there when they are sent. A hold and an order must succeed. */
export function memberCalls(site: () => TestApp) {
  const as = (member: SignedIn, url: string, body: object) =>
    site().request.post(url).set(fromPage(member.cookie)).send(body)
  return {
    as,
    hold: async (member: SignedIn, scheduleId: number) =>
      (await as(member, '/api/bookings', { scheduleId }).expect(201)).body as BookingView,
    openOrder: async (member: SignedIn, bookingId: number) =>
      (await as(member, '/api/payments/orders', { bookingId, agreement }).expect(201))
        .body as PaymentCheckout,
  }
}
