import { noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
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

export interface Row {
  call: string
  visitor: Outcome
  memberA: Outcome
  memberB: Outcome
  admin: Outcome
  /** If it differs from the route's path. */
  path?: (people: People) => string
  body?: (people: People) => object
  /** A file to send instead of a body. */
  picture?: () => Promise<Buffer>
}

/** The session id in a member's cookie header. */
const sessionIdOf = (cookie: string) =>
  decodeURIComponent(/ff_member=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? ''

type Input = Pick<Row, 'path' | 'body' | 'picture'>
const out = 'NOT_SIGNED_IN'

/** The same outcome for all four callers. */
const anyone = (call: string, outcome: Outcome, input: Input = {}): Row => ({
  call,
  visitor: outcome,
  memberA: outcome,
  memberB: outcome,
  admin: outcome,
  ...input,
})
/** What a member gets, and what another member gets who names the first one's data. */
const members = (call: string, memberA: Outcome, memberB: Outcome, input: Input = {}): Row => ({
  ...anyone(call, out, input),
  memberA,
  memberB,
})
const adminOnly = (call: string, admin: Outcome, input: Input = {}): Row => ({
  ...anyone(call, out, input),
  admin,
})
const at = (path: string): Input => ({ path: () => path })

const code = '000000'
const passwords = { password: 'another harbour 7', confirmPassword: 'another harbour 7' }
const quickInvite = {
  preferredDestination: 'turkey',
  travelMonth: 'flexible',
  groupSizePreference: 'no-preference',
  budgetRange: 'flexible',
  whyJoin: 'A quiet week with people who walk slowly and talk well, by the sea.',
}
const annotated = '/api/admin/annotations/booking/999999'
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
  emergencyPhone: '+91 98450 11223',
}
const careReason = { reason: 'Asked on the phone' }
const visitor = { name: 'Asha Rao', email: 'asha@visitor.example' }
const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#d02020' } })
    .png()
    .toBuffer()

/** The outcome of each route for each caller. Member B sends A's data: A's name, password and phone. */
export const accessMatrix: readonly Row[] = [
  anyone('GET /healthz', 200),
  anyone('GET /readyz', 200),
  anyone('GET /api/openapi.json', 200),
  anyone('GET /docs', 200),
  anyone('GET /docs/json', 200),
  anyone('GET /docs/yaml', 200),
  anyone('GET /docs/static/index.html', 302),
  anyone('GET /docs/static/swagger-initializer.js', 200),
  anyone('GET /docs/static/*', 200, at('/docs/static/swagger-ui.css')),
  anyone('GET /api/trips', 200),
  anyone('GET /api/trips/:id', 200, at('/api/trips/1')),
  anyone('GET /api/trips/:id/reviews', 200, at('/api/trips/1/reviews')),
  anyone('GET /api/schedules/:id', 200, at('/api/schedules/7')),
  members('GET /api/bookings', 200, 200),
  members('POST /api/bookings', 201, 201, { body: () => ({ scheduleId: 7 }) }),
  members('POST /api/waitlist', 'NOT_FULL', 'NOT_FULL', { body: () => ({ scheduleId: 11 }) }),
  members('GET /api/waitlist', 200, 200),
  members('GET /api/user/vouches', 200, 200),
  members('POST /api/user/vouches', 'VOUCH_NEEDS_TRIP', 'VOUCH_NEEDS_TRIP', {
    body: () => ({ person: 'someone.else', words: 'We walked the Lycian Way together.' }),
  }),
  members('POST /api/user/vouches/:id/withdraw', 'NOT_FOUND', 'NOT_FOUND', {
    ...at('/api/user/vouches/999999/withdraw'),
  }),
  members('GET /api/user/reviews', 200, 200),
  members('PUT /api/user/reviews/:departureId', 'REVIEW_NEEDS_TRIP', 'REVIEW_NEEDS_TRIP', {
    ...at('/api/user/reviews/7'),
    body: () => ({ rating: 5, words: 'Four days of balloons, boats and long dinners.' }),
  }),
  members('DELETE /api/user/reviews/:departureId', 'NOT_FOUND', 'NOT_FOUND', {
    ...at('/api/user/reviews/7'),
  }),
  members('GET /api/user/saved-trips', 200, 200),
  members('POST /api/user/saved-trips', 200, 200, { body: () => ({ tripIds: [1] }) }),
  members('PUT /api/user/saved-trips/:tripId', 200, 200, at('/api/user/saved-trips/1')),
  members('DELETE /api/user/saved-trips/:tripId', 200, 200, at('/api/user/saved-trips/1')),
  members('DELETE /api/waitlist/:id', 200, 200, at('/api/waitlist/7')),
  members('GET /api/bookings/:id', 'NOT_FOUND', 'NOT_FOUND', at('/api/bookings/999999')),
  members('GET /api/bookings/:id/calendar.ics', 'NOT_FOUND', 'NOT_FOUND', {
    ...at('/api/bookings/999999/calendar.ics'),
  }),
  members('POST /api/bookings/:id/cancel', 'NOT_FOUND', 'NOT_FOUND', {
    ...at('/api/bookings/999999/cancel'),
    body: () => ({ refund: 0 }),
  }),
  members(
    'GET /api/groups/:departureId/travel-details',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    at('/api/groups/7/travel-details'),
  ),
  members(
    'PUT /api/groups/:departureId/travel-details',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/travel-details'), body: () => travelDetails },
  ),
  members(
    'DELETE /api/groups/:departureId/travel-details',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    at('/api/groups/7/travel-details'),
  ),
  members('GET /api/groups/:departureId/roommates', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/roommates'),
  }),
  members('PUT /api/groups/:departureId/roommates', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/roommates'),
    body: () => ({
      wantsQuiet: true,
      isEarlyRiser: true,
      snores: false,
      mindsSnoring: false,
      sameGenderOnly: false,
      vetoes: [],
    }),
  }),
  members('DELETE /api/groups/:departureId/roommates', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/roommates'),
  }),
  members(
    'POST /api/groups/:departureId/roommates/answer',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/roommates/answer'), body: () => ({ roomId: 999999, yes: true }) },
  ),
  members(
    'POST /api/groups/:departureId/roommates/own-room',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/roommates/own-room'), body: () => ({ take: true }) },
  ),
  members('GET /api/groups/:departureId/messages', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/messages'),
  }),
  members('POST /api/groups/:departureId/messages', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/messages'),
    body: () => ({ text: 'Hello' }),
  }),
  members(
    'PATCH /api/groups/:departureId/messages/:messageId',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/messages/1'), body: () => ({ text: 'Hello' }) },
  ),
  members(
    'DELETE /api/groups/:departureId/messages/:messageId',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/messages/1') },
  ),
  members(
    'PUT /api/groups/:departureId/messages/:messageId/reactions',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    {
      ...at('/api/groups/7/messages/1/reactions'),
      body: () => ({ reaction: 'heart', isOn: true }),
    },
  ),
  members(
    'PUT /api/groups/:departureId/messages/:messageId/pin',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/messages/1/pin') },
  ),
  members(
    'DELETE /api/groups/:departureId/messages/:messageId/pin',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/messages/1/pin') },
  ),
  members('PUT /api/groups/:departureId/read', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/read'),
    body: () => ({ messageId: 1 }),
  }),
  members('GET /api/groups/:departureId/unread', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/unread'),
  }),
  members(
    'POST /api/groups/:departureId/message-pictures',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/message-pictures'), picture },
  ),
  members(
    'GET /api/groups/:departureId/message-pictures/:key',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/message-pictures/pppppppppppppppppppppp') },
  ),
  members('GET /api/groups/:departureId/events', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/events'),
  }),
  members(
    'GET /api/groups/:departureId/missed-events',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/missed-events?after=0') },
  ),
  members('GET /api/user/unread-messages', 200, 200),
  members('GET /api/groups', 200, 200),
  members('GET /api/groups/:departureId', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7'),
  }),
  members('PUT /api/groups/:departureId/arrival', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/arrival'),
    body: () => ({ date: '2025-08-14', time: '10:05', place: 'Nevşehir' }),
  }),
  members('DELETE /api/groups/:departureId/arrival', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/arrival'),
  }),
  members('PUT /api/groups/:departureId/shown-fields', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/shown-fields'),
    body: () => ({ fields: [] }),
  }),
  members('PUT /api/groups/:departureId/digest', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/digest'),
    body: () => ({ isWanted: true }),
  }),
  members('GET /api/groups/:departureId/checklist', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/checklist'),
  }),
  members('POST /api/groups/:departureId/checklist', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/checklist'),
    body: () => ({ label: 'First-aid kit' }),
  }),
  members(
    'PATCH /api/groups/:departureId/checklist/:itemId',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/checklist/1'), body: () => ({ isDone: true }) },
  ),
  members(
    'DELETE /api/groups/:departureId/checklist/:itemId',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/checklist/1'), body: () => ({ before: 'First-aid kit' }) },
  ),
  members(
    'PUT /api/groups/:departureId/checklist/club-items/:key',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    { ...at('/api/groups/7/checklist/club-items/passport'), body: () => ({ isTicked: true }) },
  ),
  members('POST /api/payments/orders', 'NOT_FOUND', 'NOT_FOUND', {
    body: () => ({ bookingId: 999999 }),
  }),
  members('POST /api/payments/verify', 'NOT_FOUND', 'NOT_FOUND', {
    body: () => ({ orderId: 'order_none', paymentId: 'pay_none', signature: 'none' }),
  }),
  members('POST /api/payments/sandbox', 'NOT_FOUND', 'NOT_FOUND', {
    body: () => ({ orderId: 'order_none', outcome: 'paid' }),
  }),
  anyone('POST /api/payments/webhook', 'SIGNATURE_WRONG', { body: () => ({ event: 'none' }) }),
  members('GET /api/groups/:departureId/pocket', 'GROUP_MEMBERS_ONLY', 'GROUP_MEMBERS_ONLY', {
    ...at('/api/groups/7/pocket'),
  }),
  anyone('GET /api/trips/:id/departures', 200, at('/api/trips/1/departures')),
  anyone('GET /api/schedules', 200),
  anyone('GET /api/schedules/:id/calendar.ics', 200, at('/api/schedules/1/calendar.ics')),
  anyone('GET /api/schedule.ics', 200),
  anyone('GET /api/quiz-questions', 200),
  anyone('GET /api/club', 200),
  anyone('GET /api/club.html', 200),
  anyone('POST /api/quiz-match', 200, { body: () => ({ answers: {} }) }),
  anyone('GET /api/pictures/:key', 'NOT_FOUND', at('/api/pictures/none')),
  anyone('GET /api/trip-pictures/:key/:width', 'NOT_FOUND', at('/api/trip-pictures/none/480')),
  anyone('POST /api/inquiries', 201, {
    body: () => ({ ...visitor, destination: 'turkey', message: 'A week by the sea, please.' }),
  }),
  anyone('POST /api/newsletters', 201, { body: () => ({ email: visitor.email }) }),
  anyone('GET /api/newsletters/unsubscribe', 303),
  anyone('POST /api/newsletters/unsubscribe', 'VALIDATION_FAILED', {
    body: () => ({ token: 'none' }),
  }),
  anyone('POST /api/invite-requests', 201, { body: () => ({ ...visitor, tripId: 1 }) }),

  anyone('POST /api/auth/register', 201, {
    body: ({ a, self }) => ({
      username: `${a.username}.${self}`,
      email: a.email,
      firstName: 'Asha',
      ...passwords,
    }),
  }),
  anyone('POST /api/auth/login', 'WRONG_SIGN_IN', {
    body: ({ a }) => ({ username: a.username, password: 'not the password' }),
  }),
  anyone('POST /api/auth/logout', 200),
  members('GET /api/auth/me', 200, 200),
  members('GET /api/auth/user', 200, 200),
  anyone('POST /api/auth/otp/request', 200, { body: ({ a }) => ({ phone: a.phone }) }),
  anyone('POST /api/auth/otp/verify', 'WRONG_CODE', {
    body: ({ a }) => ({ phone: a.phone, code }),
  }),
  anyone('POST /api/auth/email/link', 'LINK_INVALID', { body: () => ({ token: 'none' }) }),
  anyone('POST /api/auth/email/disown', 'LINK_INVALID', { body: () => ({ token: 'none' }) }),
  members('POST /api/auth/email/verify', 'LINK_INVALID', 'LINK_INVALID', {
    body: () => ({ token: 'none' }),
  }),
  anyone('POST /api/auth/password/forgot', 200, { body: ({ a }) => ({ email: a.email }) }),
  anyone('POST /api/auth/password/reset', 'LINK_INVALID', {
    body: () => ({ token: 'none', ...passwords }),
  }),

  members('GET /api/connections', 200, 200),
  members('PATCH /api/connection-settings', 200, 200, { body: () => ({ takesRequests: true }) }),
  members('POST /api/connections/:memberId/ask', 'MEMBER_UNAVAILABLE', 'MEMBER_UNAVAILABLE', {
    ...at('/api/connections/999999/ask'),
    body: () => ({}),
  }),
  ...['accept', 'decline', 'withdraw', 'disconnect', 'block', 'unblock'].map((change) =>
    members(
      `POST /api/connections/:memberId/${change}`,
      'NOT_FOUND',
      'NOT_FOUND',
      at(`/api/connections/999999/${change}`),
    ),
  ),
  members('POST /api/connections/:memberId/reports', 'NOT_FOUND', 'NOT_FOUND', {
    ...at('/api/connections/999999/reports'),
    body: () => ({ reason: 'spam', words: 'Sends advertising to everyone' }),
  }),
  members(
    'GET /api/groups/:departureId/connections',
    'GROUP_MEMBERS_ONLY',
    'GROUP_MEMBERS_ONLY',
    at('/api/groups/7/connections'),
  ),
  members('GET /api/user/profile', 200, 200),
  members('PATCH /api/user/profile', 200, 'VALIDATION_FAILED', {
    body: ({ a }) => ({ username: a.username }),
  }),
  members('GET /api/user/travel-details', 200, 200),
  members('GET /api/user/trips', 200, 200),
  members('GET /api/user/invite-requests', 200, 200),
  members('POST /api/quick-invite-request', 201, 201, { body: () => quickInvite }),
  members('GET /api/user/quiz', 200, 200),
  members('GET /api/user/export', 200, 200),
  members('DELETE /api/user', 200, 'VALIDATION_FAILED', {
    body: ({ a }) => ({ currentPassword: a.password }),
  }),
  members('POST /api/user/password', 200, 'VALIDATION_FAILED', {
    body: ({ a }) => ({ currentPassword: a.password, ...passwords }),
  }),
  members('POST /api/user/email', 200, 'VALIDATION_FAILED', {
    body: ({ a }) => ({ currentPassword: a.password, email: `new.${a.username}@mail.example` }),
  }),
  members('POST /api/user/email/verification', 200, 200),
  members('POST /api/user/phone', 200, 'VALIDATION_FAILED', {
    body: ({ a }) => ({ phone: a.phone, currentPassword: a.password }),
  }),
  members('POST /api/user/phone/verify', 'WRONG_CODE', 'VALIDATION_FAILED', {
    body: ({ a }) => ({ phone: a.phone, code, currentPassword: a.password }),
  }),
  members('DELETE /api/user/phone', 200, 'VALIDATION_FAILED', {
    body: ({ a }) => ({ currentPassword: a.password }),
  }),
  members('GET /api/user/sessions', 200, 200),
  members('DELETE /api/user/sessions', 200, 200),
  members('DELETE /api/user/sessions/:id', 200, 'NOT_FOUND', {
    path: ({ a }) => `/api/user/sessions/${sessionName(sessionIdOf(a.cookie))}`,
  }),
  members('GET /api/user/security-events', 200, 200),
  members('POST /api/user/picture', 200, 200, { picture }),

  anyone('POST /api/admin/session', 201, { body: () => ({ password: adminPassword }) }),
  anyone('GET /api/admin/session', 200),
  anyone('DELETE /api/admin/session', 200),
  anyone('POST /api/admin/invitation', 'LINK_INVALID', { body: () => ({ token: 'unknown' }) }),
  anyone('POST /api/admin/invitation/accept', 'LINK_INVALID', {
    body: () => ({ token: 'unknown', name: 'Asha Rao', ...passwords, code }),
  }),
  adminOnly('GET /api/admin/operators', 200),
  adminOnly('POST /api/admin/operators', 201, {
    body: () => ({ name: 'Asha Rao', email: `${randomUUID()}@club.example`, role: 'content' }),
  }),
  adminOnly('PATCH /api/admin/operators/:id', 'NOT_FOUND', {
    ...at('/api/admin/operators/999999'),
    body: () => ({ before: 'content', role: 'owner' }),
  }),
  adminOnly('POST /api/admin/operators/:id/link', 'NOT_FOUND', {
    ...at('/api/admin/operators/999999/link'),
    body: () => ({ state: 'invited' }),
  }),
  adminOnly('POST /api/admin/operators/:id/deactivate', 'NOT_FOUND', {
    ...at('/api/admin/operators/999999/deactivate'),
  }),
  adminOnly('PUT /api/admin/club-password', 'CLUB_PASSWORD_NEEDED', {
    body: () => ({ on: false }),
  }),
  adminOnly('GET /api/admin/account', 200),
  adminOnly('POST /api/admin/account/password', 'NOT_FOUND', {
    body: () => ({ currentPassword: 'a lantern', ...passwords }),
  }),
  adminOnly('DELETE /api/admin/account/sessions/:id', 'NOT_FOUND', {
    ...at('/api/admin/account/sessions/aaaaaaaaaaaa'),
  }),
  adminOnly('GET /api/admin/sessions', 200),
  adminOnly('DELETE /api/admin/sessions/:id', 'NOT_FOUND', at('/api/admin/sessions/aaaaaaaaaaaa')),
  adminOnly('GET /api/admin/member-views', 200),
  adminOnly('POST /api/admin/member-views', 201, {
    ...at('/api/admin/member-views'),
    body: () => ({ name: `View ${randomUUID()}`, query: { city: 'Porto' } }),
  }),
  adminOnly('PATCH /api/admin/member-views/:id', 'NOT_FOUND', {
    ...at('/api/admin/member-views/999999'),
    body: () => ({ version: 1, name: 'Monday' }),
  }),
  adminOnly(
    'DELETE /api/admin/member-views/:id',
    'NOT_FOUND',
    at('/api/admin/member-views/999999?version=1'),
  ),
  adminOnly('GET /api/admin/users', 200),
  adminOnly('GET /api/admin/users/count', 200),
  adminOnly('GET /api/admin/users.csv', 200),
  adminOnly('GET /api/admin/users/:id', 'NOT_FOUND', at('/api/admin/users/999999')),
  adminOnly('PATCH /api/admin/users/:id/contact', 'NOT_FOUND', {
    ...at('/api/admin/users/999999/contact'),
    body: () => ({ before: {}, after: { city: 'Pune' }, ...careReason }),
  }),
  adminOnly('POST /api/admin/users/:id/confirm', 'NOT_FOUND', {
    ...at('/api/admin/users/999999/confirm'),
    body: () => ({ what: 'email', value: 'a@mail.example', ...careReason }),
  }),
  adminOnly('POST /api/admin/users/:id/reset-link', 'NOT_FOUND', {
    ...at('/api/admin/users/999999/reset-link'),
    body: () => careReason,
  }),
  adminOnly('POST /api/admin/users/:id/deactivate', 'NOT_FOUND', {
    ...at('/api/admin/users/999999/deactivate'),
    body: () => careReason,
  }),
  adminOnly('POST /api/admin/users/:id/reactivate', 'NOT_FOUND', {
    ...at('/api/admin/users/999999/reactivate'),
    body: () => careReason,
  }),
  adminOnly('POST /api/admin/users/:id/export', 'NOT_FOUND', {
    ...at('/api/admin/users/999999/export'),
    body: () => careReason,
  }),
  adminOnly('GET /api/admin/users/:id/erasure', 'NOT_FOUND', at('/api/admin/users/999999/erasure')),
  adminOnly('GET /api/admin/users/:id/merge', 'NOT_FOUND', {
    ...at('/api/admin/users/999999/merge?other=asha'),
  }),
  adminOnly('POST /api/admin/users/:id/merge', 'NOT_FOUND', {
    ...at('/api/admin/users/999999/merge'),
    body: () => ({ otherId: 999_998, version: 'seen', ...careReason }),
  }),
  adminOnly('POST /api/admin/users/:id/merge/undo', 'MEMBER_CHANGED', {
    ...at('/api/admin/users/999999/merge/undo'),
    body: () => careReason,
  }),
  adminOnly('POST /api/admin/users/:id/erasure', 'NOT_FOUND', {
    ...at('/api/admin/users/999999/erasure'),
    body: () => ({ username: 'asha', refund: 0, ...careReason }),
  }),
  adminOnly('GET /api/admin/trips', 200),
  adminOnly('POST /api/admin/trips', 'VALIDATION_FAILED'),
  adminOnly('POST /api/admin/trip-pictures', 201, { picture }),
  adminOnly('GET /api/admin/trips/:id', 200, at('/api/admin/trips/1')),
  adminOnly('GET /api/admin/trips/:id/history', 200, at('/api/admin/trips/1/history')),
  adminOnly('PATCH /api/admin/trips/:id', 'TRIP_CHANGED', {
    path: () => '/api/admin/trips/1',
    body: () => ({ version: 'an older one', title: 'Another title' }),
  }),
  adminOnly('POST /api/admin/trips/:id/undo', 'NOT_FOUND', {
    path: () => '/api/admin/trips/1/undo',
    body: () => ({ auditId: 2_000_000_000 }),
  }),
  adminOnly('GET /api/admin/club', 200),
  adminOnly('PUT /api/admin/club', 'CLUB_CHANGED', {
    body: () => ({
      before: { ...noClubIdentity, phone: '+919845011223' },
      after: { isSample: false },
    }),
  }),
  adminOnly('GET /api/admin/departures', 200),
  adminOnly('GET /api/admin/departures/:id', 200, at('/api/admin/departures/7')),
  adminOnly('POST /api/admin/departures', 201, {
    body: () => ({ tripId: 1, departureDate: '2026-03-14', duration: 4, priceTier: 2 }),
  }),
  adminOnly('PATCH /api/admin/departures/:id', 200, {
    ...at('/api/admin/departures/8'),
    body: () => ({ before: { coordinator: '' }, after: { coordinator: 'Leena' } }),
  }),
  adminOnly('PUT /api/admin/departures/:id/host', 200, {
    ...at('/api/admin/departures/8/host'),
    body: () => ({ member: null }),
  }),
  adminOnly('POST /api/admin/departures/:id/close', 200, {
    ...at('/api/admin/departures/9/close'),
  }),
  adminOnly('POST /api/admin/departures/:id/reopen', 'DEPARTURE_CHANGED', {
    ...at('/api/admin/departures/8/reopen'),
  }),
  adminOnly('POST /api/admin/departures/:id/cancel', 200, {
    ...at('/api/admin/departures/10/cancel'),
    body: () => ({ travellers: 0, refund: 0, reason: 'The balloons cannot fly.' }),
  }),
  adminOnly('GET /api/admin/departures/:id/cancellation', 200, {
    ...at('/api/admin/departures/10/cancellation'),
  }),
  adminOnly('POST /api/admin/invites/:kind/:id/departure', 'NOT_FOUND', {
    ...at('/api/admin/invites/trip/999999/departure'),
    body: () => ({ scheduleId: 7 }),
  }),
  adminOnly('GET /api/admin/bookings', 200),
  adminOnly('GET /api/admin/bookings/:id', 'NOT_FOUND', at('/api/admin/bookings/999999')),
  adminOnly('POST /api/admin/bookings/:id/cancel', 'NOT_FOUND', {
    ...at('/api/admin/bookings/999999/cancel'),
    body: () => ({ by: 'club', owed: 0, refund: 0, paid: 0 }),
  }),
  adminOnly('GET /api/admin/bookings/:id/departures', 'NOT_FOUND', {
    ...at('/api/admin/bookings/999999/departures'),
  }),
  adminOnly('POST /api/admin/bookings/:id/move', 'NOT_FOUND', {
    ...at('/api/admin/bookings/999999/move'),
    body: () => ({ from: 7, to: 11, paid: 0, refund: 0, balance: 0 }),
  }),
  adminOnly('GET /api/admin/receipts.csv', 200, {
    ...at('/api/admin/receipts.csv?from=2025-04-01&to=2025-05-31'),
  }),
  adminOnly('GET /api/admin/departures/:id/hotels', 200, at('/api/admin/departures/7/hotels')),
  adminOnly('POST /api/admin/departures/:id/hotels', 201, {
    ...at('/api/admin/departures/7/hotels'),
    body: () => hotel,
  }),
  adminOnly('PUT /api/admin/departures/:id/hotels/:hotelId', 'NOT_FOUND', {
    ...at('/api/admin/departures/7/hotels/999999'),
    body: () => ({ before: { ...hotel, phone: null }, after: hotel }),
  }),
  adminOnly('DELETE /api/admin/departures/:id/hotels/:hotelId', 'NOT_FOUND', {
    ...at('/api/admin/departures/7/hotels/999999'),
  }),
  adminOnly(
    'GET /api/admin/departures/:id/travel-details',
    200,
    at('/api/admin/departures/7/travel-details'),
  ),
  adminOnly('POST /api/admin/departures/:id/travel-details/:bookingId/open', 'NOT_FOUND', {
    ...at('/api/admin/departures/7/travel-details/999999/open'),
  }),
  adminOnly('POST /api/admin/departures/:id/manifest', 200, at('/api/admin/departures/7/manifest')),
  adminOnly(
    'GET /api/admin/departures/:id/manifest.csv',
    200,
    at('/api/admin/departures/7/manifest.csv'),
  ),
  adminOnly('GET /api/admin/departures/:id/selection', 200, {
    ...at('/api/admin/departures/8/selection'),
  }),
  adminOnly('GET /api/admin/departures/:id/rooms', 200, at('/api/admin/departures/8/rooms')),
  adminOnly('POST /api/admin/departures/:id/rooms/propose', 200, {
    ...at('/api/admin/departures/11/rooms/propose'),
  }),
  adminOnly('POST /api/admin/departures/:id/rooms/:roomId/reopen', 'ROOM_ENDED', {
    ...at('/api/admin/departures/11/rooms/999999/reopen'),
  }),
  adminOnly('POST /api/admin/inquiries/answered', 200, {
    body: () => ({ rows: [999999], answered: true }),
  }),
  adminOnly('GET /api/admin/inquiries', 200),
  adminOnly('GET /api/admin/inquiries.csv', 200),
  adminOnly('GET /api/admin/inquiries/:id', 'NOT_FOUND', at('/api/admin/inquiries/999999')),
  adminOnly('POST /api/admin/inquiries/:id/answered', 'NOT_FOUND', {
    ...at('/api/admin/inquiries/999999/answered'),
    body: () => ({ answered: true }),
  }),
  adminOnly('GET /api/admin/reports', 200),
  adminOnly('GET /api/admin/reports/:id', 'NOT_FOUND', {
    ...at('/api/admin/reports/999999'),
  }),
  adminOnly('GET /api/admin/reports/:id/pictures/:position', 'NOT_FOUND', {
    ...at('/api/admin/reports/999999/pictures/0'),
  }),
  adminOnly('POST /api/admin/reports/:id/decision', 'NOT_FOUND', {
    ...at('/api/admin/reports/999999/decision'),
    body: () => ({ decision: 'no-action', before: null }),
  }),
  adminOnly('GET /api/admin/reviews', 200),
  adminOnly('POST /api/admin/reviews/:id/approve', 'NOT_FOUND', {
    ...at('/api/admin/reviews/999999/approve'),
    body: () => ({ version: 1 }),
  }),
  adminOnly('POST /api/admin/reviews/:id/decline', 'NOT_FOUND', {
    ...at('/api/admin/reviews/999999/decline'),
    body: () => ({ version: 1, reason: 'It names another traveller.' }),
  }),
  adminOnly('POST /api/admin/reviews/:id/unpublish', 'NOT_FOUND', {
    ...at('/api/admin/reviews/999999/unpublish'),
    body: () => ({ version: 1, reason: 'It names another traveller.' }),
  }),
  adminOnly('GET /api/admin/annotations', 200),
  adminOnly('GET /api/admin/annotations/:kind/:id', 'NOT_FOUND', at(annotated)),
  adminOnly('POST /api/admin/annotations/:kind/:id/notes', 'NOT_FOUND', {
    ...at(`${annotated}/notes`),
    body: () => ({ text: 'A note' }),
  }),
  adminOnly('PATCH /api/admin/annotations/:kind/:id/notes/:noteId', 'NOT_FOUND', {
    ...at(`${annotated}/notes/1`),
    body: () => ({ text: 'A note', version: 1 }),
  }),
  adminOnly('DELETE /api/admin/annotations/:kind/:id/notes/:noteId', 'NOT_FOUND', {
    ...at(`${annotated}/notes/1`),
  }),
  adminOnly('POST /api/admin/annotations/:kind/:id/tags', 'NOT_FOUND', {
    ...at(`${annotated}/tags`),
    body: () => ({ tag: 'quiet' }),
  }),
  adminOnly('DELETE /api/admin/annotations/:kind/:id/tags/:tagId', 'NOT_FOUND', {
    ...at(`${annotated}/tags/1`),
  }),
  adminOnly('PUT /api/admin/annotations/:kind/:id/assignee', 'NOT_FOUND', {
    ...at(`${annotated}/assignee`),
    body: () => ({ operatorId: null, from: null }),
  }),
  adminOnly('POST /api/admin/annotations/tags', 200, {
    body: () => ({ rows: [{ kind: 'booking', id: 999999 }], tag: 'quiet' }),
  }),
  adminOnly('POST /api/admin/annotations/assignees', 200, {
    body: () => ({ rows: [{ kind: 'booking', id: 999999 }], operatorId: null }),
  }),
  adminOnly('GET /api/admin/open-work', 200),
  adminOnly('GET /api/admin/today', 200),
  adminOnly('GET /api/admin/integrity', 200),
  adminOnly('POST /api/admin/integrity/check', 200),
  adminOnly('POST /api/admin/integrity/:kind/:key/:action', 'FAULT_CHANGED', {
    ...at('/api/admin/integrity/refund-failed/999999/retry'),
    body: () => ({ mark: 'none' }),
  }),
  adminOnly('GET /api/admin/messages', 200),
  adminOnly('GET /api/admin/messages/counts', 200),
  adminOnly('POST /api/admin/messages/send-again', 200),
  adminOnly('POST /api/admin/messages/:id/send-again', 'NOT_FOUND', {
    ...at('/api/admin/messages/999999/send-again'),
    body: () => ({}),
  }),
  adminOnly('DELETE /api/admin/messages/:id', 'NOT_FOUND', at('/api/admin/messages/999999')),
  adminOnly('GET /api/admin/mailings', 200),
  adminOnly('GET /api/admin/mailings/:id', 'NOT_FOUND', at('/api/admin/mailings/999999')),
  adminOnly(
    'GET /api/admin/mailings/:id/recipients',
    'NOT_FOUND',
    at('/api/admin/mailings/999999/recipients'),
  ),
  adminOnly('POST /api/admin/mailings/preview', 200, {
    body: () => ({ ...toNewsletter, position: 0 }),
  }),
  adminOnly('POST /api/admin/mailings/test', 'VALIDATION_FAILED', {
    body: () => ({ ...toNewsletter, position: 999_999 }),
  }),
  adminOnly('POST /api/admin/mailings', 'VALIDATION_FAILED', {
    body: () => ({ ...toNewsletter, key: randomUUID(), sendAt: '2025-01-01T00:00:00Z' }),
  }),
  adminOnly('PATCH /api/admin/mailings/:id', 'NOT_FOUND', {
    path: () => '/api/admin/mailings/999999',
    body: () => ({ subject: 'News', text: 'Hello', sendAt: '2099-01-01T00:00:00Z', version: 1 }),
  }),
  adminOnly('POST /api/admin/mailings/:id/state', 'NOT_FOUND', {
    path: () => '/api/admin/mailings/999999/state',
    body: () => ({ state: 'paused', version: 1 }),
  }),
  adminOnly('GET /api/admin/mail-templates', 200),
  adminOnly('POST /api/admin/mail-templates', 201, {
    body: () => ({ name: randomUUID(), subject: 'News', text: 'Hello' }),
  }),
  adminOnly('PUT /api/admin/mail-templates/:id', 'NOT_FOUND', {
    path: () => '/api/admin/mail-templates/999999',
    body: () => ({ name: 'News', subject: 'News', text: 'Hello', version: 1 }),
  }),
  adminOnly(
    'DELETE /api/admin/mail-templates/:id',
    'NOT_FOUND',
    at('/api/admin/mail-templates/999999?version=1'),
  ),
  adminOnly('GET /api/admin/refused-addresses', 200),
  adminOnly(
    'DELETE /api/admin/refused-addresses/:id',
    'NOT_FOUND',
    at('/api/admin/refused-addresses/999999'),
  ),
  adminOnly(
    'GET /api/admin/mail-history',
    'NOT_FOUND',
    at('/api/admin/mail-history?kind=member&id=999999'),
  ),
  adminOnly('GET /api/admin/newsletters', 200),
  adminOnly('GET /api/admin/newsletters.csv', 200),
  adminOnly('DELETE /api/admin/newsletters/:id', 'NOT_FOUND', at('/api/admin/newsletters/999999')),
  adminOnly('GET /api/admin/audit-log', 200),
  adminOnly('GET /api/admin/audit-log.csv', 200),
  adminOnly('GET /api/admin/security-events', 200),
  adminOnly('GET /api/admin/second-factor', 200),
  adminOnly('POST /api/admin/second-factor/offer', 201, {
    body: () => ({ password: adminPassword }),
  }),
  adminOnly('POST /api/admin/second-factor', 'VALIDATION_FAILED', {
    body: () => ({ code }),
  }),
  adminOnly('DELETE /api/admin/second-factor', 'SECOND_FACTOR_CHANGED', {
    body: () => ({ password: adminPassword, code }),
  }),
  adminOnly('POST /api/admin/second-factor/recovery-codes', 'SECOND_FACTOR_CHANGED', {
    body: () => ({ password: adminPassword, code }),
  }),
  adminOnly('GET /api/admin/invites.csv', 200, at('/api/admin/invites.csv?rows=trip-999999')),
  adminOnly('POST /api/admin/invites/decisions', 200, {
    body: () => ({ rows: [{ kind: 'trip', id: 999999 }], status: 'approved' }),
  }),
  adminOnly('GET /api/admin/invites', 200),
  adminOnly('GET /api/admin/invites/:kind/:id', 'NOT_FOUND', at('/api/admin/invites/trip/999999')),
  adminOnly('POST /api/admin/invites/:kind/:id/decision', 'NOT_FOUND', {
    ...at('/api/admin/invites/trip/999999/decision'),
    body: () => ({ status: 'approved' }),
  }),
  adminOnly('POST /api/admin/invites/:kind/:id/undo', 'NOT_FOUND', {
    ...at('/api/admin/invites/quick/999999/undo'),
    body: () => ({ decidedAt: '2025-05-01T00:00:00Z' }),
  }),
  adminOnly('ALL /api/admin/*', 'NOT_FOUND', at('/api/admin/anything')),
  // The last one, because it ends the sessions of the others.
  adminOnly('DELETE /api/admin/sessions', 200),
]
