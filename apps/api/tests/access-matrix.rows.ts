import { noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import type { Access, Contract, Method } from '@farandfew/domain/contract/contract.ts'
import { allContracts } from '@farandfew/domain/all-contracts/all-contracts.ts'
import type { ErrorCode } from '@farandfew/domain/problem/problem.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { sessionName } from '../src/platform/session/session-name.ts'
import { adminPassword } from './harness/test-app.ts'

/** The status of a successful response, or the code of a problem. */
export type Outcome = number | ErrorCode

export interface MatrixMember {
  /** The cookie header that a browser sends. */
  cookie: string
  username: string
  email: string
  lastName: string
  phone: string
  password: string
}

export interface People {
  /** The member whose data the call names, if it names any. */
  a: MatrixMember
  /** The caller. */
  self: string
}

/** What a call needs to be sent, and its outcome if that does not follow from its row. */
interface Input {
  /** The path; by default the contract's, with ids from `ids`. */
  path?: string | ((people: People) => string)
  body?: (people: People) => object
  /** A file to send instead of a body. */
  picture?: () => Promise<Buffer>
  /** For whom the access of the row lets through. */
  outcome?: Outcome
  /** For member B, if it differs: B sends A's data, such as A's name, password and phone. */
  other?: Outcome
}

/** The session id in a member's cookie header. */
const sessionIdOf = (cookie: string) =>
  decodeURIComponent(/ff_member=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? ''

const code = '000000'
const passwords = { password: 'another harbour 7', confirmPassword: 'another harbour 7' }
const quickInvite = {
  preferredDestination: 'turkey',
  travelMonth: 'flexible',
  groupSizePreference: 'no-preference',
  budgetRange: 'flexible',
  whyJoin: 'A quiet week with people who walk slowly and talk well, by the sea.',
}
const toNewsletter = {
  audience: { kind: 'newsletter', id: null },
  subject: 'News',
  text: 'Hello',
}
const hotel = {
  name: 'Hotel of the Lanterns',
  address: '1 Harbour Street, Istanbul',
  firstNight: '2025-08-14',
  nights: 2,
}
export const travelDetails = {
  passportName: 'Asha Rao',
  passportNumber: 'Z1234567',
  passportExpiry: '2031-06-30',
  nationality: 'Indian',
  diet: 'vegetarian',
  foodNotes: 'No peanuts',
  emergencyName: 'Ravi Rao',
  emergencyRelation: 'Father',
  emergencyPhone: '+919845011223',
}
const careReason = { reason: 'Asked on the phone' }
const visitor = { name: 'Asha Rao', email: 'asha@visitor.example' }
const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#d02020' } })
    .png()
    .toBuffer()

/** The id of nothing. */
const unknown = '999999'
const ids: Readonly<Record<string, string>> = {
  ...{ departureId: '7', tripId: '1', kind: 'booking' },
  ...{ messageId: '1', itemId: '1', noteId: '1', tagId: '1' },
}

/** By call. A call without a row needs no input. */
const inputs: Readonly<Record<string, Input>> = {
  'GET /api/trips/:id': { path: '/api/trips/1' },
  'GET /api/trips/:id/reviews': { path: '/api/trips/1/reviews' },
  'GET /api/schedules/:id': { path: '/api/schedules/7' },
  'POST /api/bookings': { body: () => ({ scheduleId: 7 }) },
  'POST /api/waitlist/notices': { body: () => ({ scheduleId: 11 }), outcome: 'NOT_FULL' },
  'POST /api/waitlist': { body: () => ({ scheduleId: 11 }), outcome: 'NOT_FULL' },
  'POST /api/user/vouches': {
    body: () => ({ person: 'someone.else', words: 'We walked the Lycian Way together.' }),
    outcome: 'VOUCH_NEEDS_TRIP',
  },
  'PUT /api/user/reviews/:departureId': {
    body: () => ({ rating: 5, words: 'Four days of balloons, boats and long dinners.' }),
    outcome: 'REVIEW_NEEDS_TRIP',
  },
  'DELETE /api/user/reviews/:departureId': { outcome: 'NOT_FOUND' },
  'POST /api/user/saved-trips': { body: () => ({ tripIds: [1] }) },
  'DELETE /api/waitlist/:id': { path: '/api/waitlist/7' },
  'POST /api/bookings/:id/cancel': { body: () => ({ refund: 0 }) },
  'PUT /api/groups/:departureId/travel-details': { body: () => travelDetails },
  'PUT /api/groups/:departureId/roommates': {
    body: () => ({
      wantsQuiet: true,
      isEarlyRiser: true,
      snores: false,
      mindsSnoring: false,
      sameGenderOnly: false,
      vetoes: [],
    }),
  },
  'POST /api/groups/:departureId/roommates/answer': { body: () => ({ roomId: 999999, yes: true }) },
  'POST /api/groups/:departureId/roommates/own-room': { body: () => ({ take: true }) },
  'POST /api/groups/:departureId/messages': { body: () => ({ text: 'Hello' }) },
  'PATCH /api/groups/:departureId/messages/:messageId': { body: () => ({ text: 'Hello' }) },
  'PUT /api/groups/:departureId/messages/:messageId/reactions': {
    body: () => ({ reaction: 'heart', isOn: true }),
  },
  'PUT /api/groups/:departureId/read': { body: () => ({ messageId: 1 }) },
  'POST /api/groups/:departureId/message-pictures': { picture },
  'GET /api/groups/:departureId/message-pictures/:key': {
    path: '/api/groups/7/message-pictures/pppppppppppppppppppppp',
  },
  'GET /api/groups/:departureId/missed-events': { path: '/api/groups/7/missed-events?after=0' },
  'PUT /api/groups/:departureId/arrival': {
    body: () => ({ date: '2025-08-14', time: '10:05', place: 'Nevşehir' }),
  },
  'PUT /api/groups/:departureId/shown-fields': { body: () => ({ fields: [] }) },
  'PUT /api/groups/:departureId/digest': { body: () => ({ isWanted: true }) },
  'POST /api/groups/:departureId/checklist': { body: () => ({ label: 'First-aid kit' }) },
  'PATCH /api/groups/:departureId/checklist/:itemId': { body: () => ({ isDone: true }) },
  'DELETE /api/groups/:departureId/checklist/:itemId': {
    body: () => ({ before: 'First-aid kit' }),
  },
  'PUT /api/groups/:departureId/checklist/club-items/:key': {
    path: '/api/groups/7/checklist/club-items/passport',
    body: () => ({ isTicked: true }),
  },
  'POST /api/payments/orders': { body: () => ({ bookingId: 999999 }), outcome: 'NOT_FOUND' },
  'POST /api/payments/verify': {
    body: () => ({ orderId: 'order_none', paymentId: 'pay_none', signature: 'none' }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/payments/sandbox': {
    body: () => ({ orderId: 'order_none', outcome: 'paid' }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/payments/callback': { outcome: 303 },
  'POST /api/payments/webhook': { body: () => ({ event: 'none' }), outcome: 'SIGNATURE_WRONG' },
  'GET /api/trips/:id/departures': { path: '/api/trips/1/departures' },
  'GET /api/schedules/:id/calendar.ics': { path: '/api/schedules/1/calendar.ics' },
  'POST /api/quiz-match': { body: () => ({ answers: {} }) },
  'GET /api/pictures/:key': { path: '/api/pictures/none', outcome: 'NOT_FOUND' },
  'GET /api/trip-pictures/:key/:width': {
    path: '/api/trip-pictures/none/480',
    outcome: 'NOT_FOUND',
  },
  'POST /api/inquiries': {
    body: () => ({ ...visitor, destination: 'turkey', message: 'A week by the sea, please.' }),
  },
  'POST /api/newsletters': { body: () => ({ email: visitor.email }) },
  'POST /api/newsletters/unsubscribe': {
    body: () => ({ token: 'none' }),
    outcome: 'VALIDATION_FAILED',
  },
  'POST /api/invite-requests': { body: () => ({ ...visitor, tripId: 1 }) },
  'POST /api/auth/register': {
    body: ({ a, self }) => ({
      username: `${a.username}.${self}`,
      email: a.email,
      firstName: 'Asha',
      ...passwords,
    }),
  },
  'POST /api/auth/login': {
    body: ({ a }) => ({ username: a.username, password: 'not the password' }),
    outcome: 'WRONG_SIGN_IN',
  },
  'POST /api/auth/otp/request': { body: ({ a }) => ({ phone: a.phone }) },
  'POST /api/auth/otp/verify': {
    body: ({ a }) => ({ phone: a.phone, code }),
    outcome: 'WRONG_CODE',
  },
  'POST /api/auth/email/link': { body: () => ({ token: 'none' }), outcome: 'LINK_INVALID' },
  'POST /api/auth/email/disown': { body: () => ({ token: 'none' }), outcome: 'LINK_INVALID' },
  'POST /api/auth/email/verify': { body: () => ({ token: 'none' }), outcome: 'LINK_INVALID' },
  'POST /api/auth/password/forgot': { body: ({ a }) => ({ email: a.email }) },
  'POST /api/auth/password/reset': {
    body: () => ({ token: 'none', ...passwords }),
    outcome: 'LINK_INVALID',
  },
  'PATCH /api/connection-settings': { body: () => ({ takesRequests: true }) },
  'POST /api/connections/:memberId/ask': { body: () => ({}), outcome: 'MEMBER_UNAVAILABLE' },
  'POST /api/connections/:memberId/reports': {
    body: () => ({ reason: 'spam', words: 'Sends advertising to everyone' }),
  },
  'PATCH /api/user/profile': {
    body: ({ a }) => ({ username: a.username }),
    other: 'VALIDATION_FAILED',
  },
  'POST /api/quick-invite-request': { body: () => quickInvite },
  'POST /api/user/invite-requests/:kind/:id/withdrawal': {
    path: '/api/user/invite-requests/trip/999999/withdrawal',
    outcome: 'NOT_FOUND',
  },
  'DELETE /api/user': {
    body: ({ a }) => ({ currentPassword: a.password }),
    other: 'VALIDATION_FAILED',
  },
  'POST /api/user/password': {
    body: ({ a }) => ({ currentPassword: a.password, ...passwords }),
    other: 'VALIDATION_FAILED',
  },
  'POST /api/user/email': {
    body: ({ a }) => ({ currentPassword: a.password, email: `new.${a.username}@mail.example` }),
    other: 'VALIDATION_FAILED',
  },
  'POST /api/user/phone': {
    body: ({ a }) => ({ phone: a.phone, currentPassword: a.password }),
    other: 'VALIDATION_FAILED',
  },
  'POST /api/user/email/code': { body: () => ({ code }), outcome: 'WRONG_CODE' },
  'POST /api/user/phone/verify': {
    body: ({ a }) => ({ phone: a.phone, code, currentPassword: a.password }),
    outcome: 'WRONG_CODE',
    other: 'VALIDATION_FAILED',
  },
  'DELETE /api/user/phone': {
    body: ({ a }) => ({ currentPassword: a.password }),
    other: 'VALIDATION_FAILED',
  },
  'DELETE /api/user/sessions/:id': {
    path: ({ a }) => `/api/user/sessions/${sessionName(sessionIdOf(a.cookie))}`,
    other: 'NOT_FOUND',
  },
  'POST /api/user/picture': { picture },
  'POST /api/admin/session': { body: () => ({ password: adminPassword }) },
  'POST /api/admin/invitation': { body: () => ({ token: 'unknown' }), outcome: 'LINK_INVALID' },
  'POST /api/admin/invitation/accept': {
    body: () => ({ token: 'unknown', name: 'Asha Rao', ...passwords, code }),
    outcome: 'LINK_INVALID',
  },
  'POST /api/admin/operators': {
    body: () => ({ name: 'Asha Rao', email: `${randomUUID()}@club.example`, role: 'content' }),
  },
  'PATCH /api/admin/operators/:id': { body: () => ({ before: 'content', role: 'owner' }) },
  'POST /api/admin/operators/:id/link': { body: () => ({ state: 'invited' }) },
  'PUT /api/admin/club-password': { body: () => ({ on: false }), outcome: 'CLUB_PASSWORD_NEEDED' },
  'POST /api/admin/account/password': {
    body: () => ({ currentPassword: 'a lantern', ...passwords }),
    outcome: 'NOT_FOUND',
  },
  'DELETE /api/admin/account/sessions/:id': {
    path: '/api/admin/account/sessions/aaaaaaaaaaaa',
    outcome: 'NOT_FOUND',
  },
  'DELETE /api/admin/sessions/:id': {
    path: '/api/admin/sessions/aaaaaaaaaaaa',
    outcome: 'NOT_FOUND',
  },
  'GET /api/admin/views': { path: '/api/admin/views?list=members' },
  'POST /api/admin/views': {
    body: () => ({ list: 'members', name: `View ${randomUUID()}`, query: { city: 'Porto' } }),
  },
  'PATCH /api/admin/views/:id': { body: () => ({ version: 1, name: 'Monday' }) },
  'DELETE /api/admin/views/:id': {
    path: '/api/admin/views/999999?version=1',
    outcome: 'NOT_FOUND',
  },
  'PATCH /api/admin/users/:id/contact': {
    body: () => ({ before: {}, after: { city: 'Pune' }, ...careReason }),
  },
  'POST /api/admin/users/:id/confirm': {
    body: () => ({ what: 'email', value: 'a@mail.example', ...careReason }),
  },
  'POST /api/admin/users/:id/reset-link': { body: () => careReason },
  'POST /api/admin/users/:id/deactivate': { body: () => careReason },
  'POST /api/admin/users/:id/reactivate': { body: () => careReason },
  'POST /api/admin/users/:id/export': { body: () => careReason },
  'GET /api/admin/users/:id/merge': {
    path: '/api/admin/users/999999/merge?other=asha',
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/users/:id/merge': {
    body: () => ({ otherId: 999_998, version: 'seen', ...careReason }),
  },
  'POST /api/admin/users/:id/merge/undo': { body: () => careReason, outcome: 'MEMBER_CHANGED' },
  'POST /api/admin/users/:id/erasure': {
    body: () => ({ username: 'asha', refund: 0 }),
  },
  'POST /api/admin/trips': { outcome: 'VALIDATION_FAILED' },
  'POST /api/admin/trip-pictures': { picture },
  'GET /api/admin/trips/:id': { path: '/api/admin/trips/1' },
  'GET /api/admin/trips/:id/history': { path: '/api/admin/trips/1/history' },
  'PATCH /api/admin/trips/:id': {
    path: '/api/admin/trips/1',
    body: () => ({ version: 'an older one', title: 'Another title' }),
    outcome: 'TRIP_CHANGED',
  },
  'POST /api/admin/trips/:id/undo': {
    path: '/api/admin/trips/1/undo',
    body: () => ({ auditId: 2_000_000_000 }),
    outcome: 'NOT_FOUND',
  },
  'PUT /api/admin/club': {
    body: () => ({
      before: { ...noClubIdentity, phone: '+919845011223' },
      after: { isSample: false },
    }),
    outcome: 'CLUB_CHANGED',
  },
  'GET /api/admin/departures/:id': { path: '/api/admin/departures/7' },
  'POST /api/admin/departures': {
    body: () => ({ tripId: 1, departureDate: '2026-03-14', duration: 4, priceTier: 2 }),
  },
  'PATCH /api/admin/departures/:id': {
    path: '/api/admin/departures/8',
    body: () => ({ before: { spotsTotal: 12 }, after: { spotsTotal: 11 } }),
  },
  'POST /api/admin/hosts': { body: () => ({ name: 'Leena' }) },
  'DELETE /api/admin/hosts/:id': { path: '/api/admin/hosts/2000000000', outcome: 'NOT_FOUND' },
  'PUT /api/admin/hosts/:id': {
    path: '/api/admin/hosts/2000000000',
    body: () => ({
      before: { name: 'A', languages: null, about: null, picture: null, member: null },
      after: { name: 'B' },
    }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/departures/:id/close': { path: '/api/admin/departures/9/close' },
  'POST /api/admin/departures/:id/reopen': {
    path: '/api/admin/departures/8/reopen',
    outcome: 'DEPARTURE_CHANGED',
  },
  'POST /api/admin/departures/:id/cancel': {
    path: '/api/admin/departures/10/cancel',
    body: () => ({ travellers: 0, refund: 0, reason: 'The balloons cannot fly.' }),
  },
  'GET /api/admin/departures/:id/cancellation': { path: '/api/admin/departures/10/cancellation' },
  'POST /api/admin/invites/:kind/:id/departure': {
    path: '/api/admin/invites/trip/999999/departure',
    body: () => ({ scheduleId: 7 }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/invites/:kind/:id/take-back': {
    path: '/api/admin/invites/trip/999999/take-back',
    body: () => ({ scheduleId: 7 }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/departures/:id/waitlist/:userId/next': {
    path: '/api/admin/departures/7/waitlist/999999/next',
    body: () => ({ reason: 'Goodwill' }),
    outcome: 'PLACE_CHANGED',
  },
  'POST /api/admin/departures/:id/waitlist/:userId/extend': {
    path: '/api/admin/departures/7/waitlist/999999/extend',
    body: () => ({ hours: 24, until: '2025-05-02T10:00:00.000Z' }),
    outcome: 'OFFER_CHANGED',
  },
  'POST /api/admin/bookings/:id/cancel': {
    body: () => ({ by: 'club', owed: 0, refund: 0, paid: 0 }),
  },
  'POST /api/admin/bookings/:id/transfers': {
    body: () => ({ paid: 0, amount: 1, receivedOn: '2025-05-01', reference: 'UTR 4711' }),
  },
  'POST /api/admin/bookings/:id/refunds': {
    body: () => ({ paid: 0, partRefunded: 0, amount: 1, reason: 'Goodwill' }),
  },
  'POST /api/admin/departures/:id/bookings': {
    path: '/api/admin/departures/999999/bookings',
    body: () => ({ member: 'no-such-member', days: 3 }),
    outcome: 'VALIDATION_FAILED',
  },
  'POST /api/admin/bookings/:id/deadline': {
    path: '/api/admin/bookings/999999/deadline',
    body: () => ({ days: 3, until: '2025-06-15' }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/bookings/:id/receipts/:number/send': {
    path: '/api/admin/bookings/999999/receipts/FF-25-26-000001/send',
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/tax-rates': {
    body: () => ({ validFrom: '2030-01-01', gst: 500, tcs: 200 }),
  },
  'POST /api/admin/tax-rates/confirm': {},
  'DELETE /api/admin/tax-rates/:validFrom': {
    path: '/api/admin/tax-rates/2031-01-01',
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/bookings/:id/move': {
    body: () => ({ from: 7, to: 11, paid: 0, refund: 0, balance: 0 }),
  },
  'GET /api/admin/receipts.csv': { path: '/api/admin/receipts.csv?from=2025-04-01&to=2025-05-31' },
  'GET /api/admin/departures/:id/hotels': { path: '/api/admin/departures/7/hotels' },
  'POST /api/admin/departures/:id/hotels': {
    path: '/api/admin/departures/7/hotels',
    body: () => hotel,
  },
  'PUT /api/admin/departures/:id/hotels/:hotelId': {
    path: '/api/admin/departures/7/hotels/999999',
    body: () => ({ before: { ...hotel, phone: null }, after: hotel }),
    outcome: 'NOT_FOUND',
  },
  'DELETE /api/admin/departures/:id/hotels/:hotelId': {
    path: '/api/admin/departures/7/hotels/999999',
    outcome: 'NOT_FOUND',
  },
  'GET /api/admin/departures/:id/travel-details': {
    path: '/api/admin/departures/7/travel-details',
  },
  'POST /api/admin/departures/:id/travel-details/:bookingId/open': {
    path: '/api/admin/departures/7/travel-details/999999/open',
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/departures/:id/manifest': { path: '/api/admin/departures/7/manifest' },
  'GET /api/admin/departures/:id/manifest.csv': { path: '/api/admin/departures/7/manifest.csv' },
  'GET /api/admin/departures/:id/selection': { path: '/api/admin/departures/8/selection' },
  'GET /api/admin/departures/:id/rooms': { path: '/api/admin/departures/8/rooms' },
  'POST /api/admin/departures/:id/rooms/propose': {
    path: '/api/admin/departures/11/rooms/propose',
  },
  'POST /api/admin/departures/:id/rooms/:roomId/reopen': {
    path: '/api/admin/departures/11/rooms/999999/reopen',
    outcome: 'ROOM_ENDED',
  },
  'POST /api/admin/inquiries/answered': { body: () => ({ rows: [999999], answered: true }) },
  'POST /api/admin/inquiries/:id/answered': { body: () => ({ answered: true }) },
  'GET /api/admin/reports/:id/pictures/:position': {
    path: '/api/admin/reports/999999/pictures/0',
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/reports/:id/decision': { body: () => ({ decision: 'no-action', before: null }) },
  'POST /api/admin/reviews/:id/approve': { body: () => ({ version: 1 }) },
  'POST /api/admin/reviews/:id/decline': {
    body: () => ({ version: 1, reason: 'It names another traveller.' }),
  },
  'POST /api/admin/reviews/:id/unpublish': {
    body: () => ({ version: 1, reason: 'It names another traveller.' }),
  },
  'POST /api/admin/annotations/:kind/:id/notes': { body: () => ({ text: 'A note' }) },
  'PATCH /api/admin/annotations/:kind/:id/notes/:noteId': {
    body: () => ({ text: 'A note', version: 1 }),
  },
  'POST /api/admin/annotations/:kind/:id/tags': { body: () => ({ tag: 'quiet' }) },
  'PUT /api/admin/annotations/:kind/:id/assignee': {
    body: () => ({ operatorId: null, from: null }),
  },
  'POST /api/admin/annotations/tags': {
    body: () => ({ rows: [{ kind: 'booking', id: 999999 }], tag: 'quiet' }),
  },
  'POST /api/admin/annotations/assignees': {
    body: () => ({ rows: [{ kind: 'booking', id: 999999 }], operatorId: null }),
  },
  'POST /api/admin/integrity/gateway': { body: () => ({ days: 1 }) },
  'POST /api/admin/integrity/:kind/:key/:action': {
    path: '/api/admin/integrity/refund-failed/999999/retry',
    body: () => ({ mark: 'none' }),
    outcome: 'FAULT_CHANGED',
  },
  'POST /api/admin/messages/:id/send-again': { body: () => ({}) },
  'POST /api/admin/mailings/preview': { body: () => ({ ...toNewsletter, position: 0 }) },
  'POST /api/admin/mailings/test': {
    body: () => ({ ...toNewsletter, position: 999_999 }),
    outcome: 'VALIDATION_FAILED',
  },
  'POST /api/admin/mailings': {
    body: () => ({ ...toNewsletter, key: randomUUID(), sendAt: '2025-01-01T00:00:00Z' }),
    outcome: 'VALIDATION_FAILED',
  },
  'PATCH /api/admin/mailings/:id': {
    body: () => ({ subject: 'News', text: 'Hello', sendAt: '2099-01-01T00:00:00Z', version: 1 }),
  },
  'POST /api/admin/mailings/:id/state': { body: () => ({ state: 'paused', version: 1 }) },
  'POST /api/admin/mail-templates': {
    body: () => ({ name: randomUUID(), subject: 'News', text: 'Hello' }),
  },
  'PUT /api/admin/mail-templates/:id': {
    body: () => ({ name: 'News', subject: 'News', text: 'Hello', version: 1 }),
  },
  'DELETE /api/admin/mail-templates/:id': {
    path: '/api/admin/mail-templates/999999?version=1',
    outcome: 'NOT_FOUND',
  },
  'GET /api/admin/mail-history': {
    path: '/api/admin/mail-history?kind=member&id=999999',
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/second-factor/offer': { body: () => ({ password: adminPassword }) },
  'POST /api/admin/second-factor': { body: () => ({ code }), outcome: 'VALIDATION_FAILED' },
  'DELETE /api/admin/second-factor': {
    body: () => ({ password: adminPassword, code }),
    outcome: 'SECOND_FACTOR_CHANGED',
  },
  'POST /api/admin/second-factor/recovery-codes': {
    body: () => ({ password: adminPassword, code }),
    outcome: 'SECOND_FACTOR_CHANGED',
  },
  'POST /api/admin/invites/decisions': {
    body: () => ({ rows: [{ kind: 'trip', id: 999999 }], status: 'approved' }),
  },
  'GET /api/admin/invites/:kind/:id': {
    path: '/api/admin/invites/trip/999999',
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/invites/:kind/:id/decision': {
    path: '/api/admin/invites/trip/999999/decision',
    body: () => ({ status: 'approved' }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/admin/invites/:kind/:id/undo': {
    path: '/api/admin/invites/quick/999999/undo',
    body: () => ({ decidedAt: '2025-05-01T00:00:00Z' }),
    outcome: 'NOT_FOUND',
  },
}

/** Routes that are no contracts. The console's wildcard answers operators only. */
const otherRoutes: Readonly<Record<string, Input>> = {
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /api/openapi.json': {},
  'GET /docs': {},
  'GET /docs/json': {},
  'GET /docs/yaml': {},
  'GET /docs/static/index.html': { outcome: 302 },
  'GET /docs/static/swagger-initializer.js': {},
  'GET /docs/static/*': { path: '/docs/static/swagger-ui.css' },
  'GET /api/newsletters/unsubscribe': { outcome: 303 },
  'ALL /api/admin/*': { path: '/api/admin/anything', outcome: 'NOT_FOUND' },
}

/** A call with what to send, and its outcome for each caller. */
export interface Row extends Input {
  call: string
  method: Method
  path: string | ((people: People) => string)
  /** Absent for a route that is no contract. */
  contract?: Contract
  outcomes: Readonly<Record<'visitor' | 'memberA' | 'memberB' | 'admin', Outcome>>
}

const out = 'NOT_SIGNED_IN'

function outcomesOf(access: Access, outcome: Outcome, other = outcome): Row['outcomes'] {
  if (access === 'visitor') {
    return { visitor: outcome, memberA: outcome, memberB: other, admin: outcome }
  }
  return access === 'member'
    ? { visitor: out, memberA: outcome, memberB: other, admin: out }
    : { visitor: out, memberA: out, memberB: out, admin: outcome }
}

/** What the row implies: who is in no group and names nothing that exists learns that, if the row names it. */
function impliedOutcome({ errors = [], responses }: Contract, path: Row['path']): Outcome {
  if (errors.includes('GROUP_MEMBERS_ONLY')) return 'GROUP_MEMBERS_ONLY'
  const isUnknown = typeof path === 'string' && path.split('/').includes(unknown)
  if (isUnknown && errors.includes('NOT_FOUND')) return 'NOT_FOUND'
  return Number(Object.keys(responses)[0])
}

function rowOf(contract: Contract): Row {
  const { method, access } = contract
  const call = `${method} ${contract.path}`
  const input = inputs[call] ?? {}
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? unknown)
  const implied = impliedOutcome(contract, input.path ? '' : path)
  const outcomes = outcomesOf(access, input.outcome ?? implied, input.other)
  return { path, ...input, call, method, contract, outcomes }
}

const otherRow = ([call, input]: [string, Input]): Row => {
  const [, path = ''] = call.split(' ')
  const access = path.startsWith('/api/admin/') ? 'operator' : 'visitor'
  const outcomes = outcomesOf(access, input.outcome ?? 200, input.other)
  return { path, ...input, call, method: 'GET', outcomes }
}

/** Every route of the API. The reads first: they share their callers, whose sessions a write may end. */
export const accessMatrix: readonly Row[] = [
  ...Object.entries(otherRoutes).map(otherRow),
  ...[...allContracts.keys()].map(rowOf),
].sort((one, other) => Number(one.method !== 'GET') - Number(other.method !== 'GET'))

/** What decides how the API treats a call, whatever it does: `npm test` checks one row of each class. */
export const classOf = ({ method, contract }: Pick<Row, 'method' | 'contract'>): unknown[] => [
  method,
  contract?.access,
  contract?.limit !== undefined,
  contract?.idempotent,
]

/** Calls of `inputs` that no contract has. */
export const unknownInputs = Object.keys(inputs).filter(
  (call) => !accessMatrix.some((row) => row.call === call && row.contract),
)
