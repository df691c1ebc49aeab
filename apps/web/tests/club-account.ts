import * as account from '@farandfew/domain/account'
import type { UserQuiz, UserSecurityEvent, UserSession } from '@farandfew/domain/account'
import { signedInHint } from '@farandfew/domain/auth'
import * as connections from '@farandfew/domain/connections'
import { countUnreadMessages } from '@farandfew/domain/group-messages'
import { listGroups, type OwnGroup } from '@farandfew/domain/groups'
import type { InviteRequestItem } from '@farandfew/domain/invites'
import type { QuizAnswers, QuizMatch } from '@farandfew/domain/quiz'
import type { UserTrips } from '@farandfew/domain/account'
import * as reviews from '@farandfew/domain/reviews'
import * as savedTrips from '@farandfew/domain/saved-trips'
import * as travelDetails from '@farandfew/domain/travel-details'
import type { CurrentUser } from '@farandfew/domain/users'
import * as vouches from '@farandfew/domain/vouches'
import * as z from 'zod/mini'
import { type createMembers, type MembersAnswer, newRequestKey } from './club-members.ts'

type Members = ReturnType<typeof createMembers>['state']

const receivedAt = '2025-05-01T09:30:00.000Z'
const seen = { signedInAt: receivedAt, lastSeenAt: receivedAt }
const wrongPassword: MembersAnswer = {
  code: 'VALIDATION_FAILED',
  detail: 'This is not your password',
  errors: { currentPassword: 'This is not your password' },
}

/** The account calls of the signed-in member. They check requests and responses against the contracts. */
export function createAccount(members: Members) {
  const state = {
    trips: { current: [], previous: [] } as UserTrips,
    groups: [] as OwnGroup[],
    requests: [] as InviteRequestItem[],
    quiz: { takenAt: null, answers: {}, matches: [], profile: null } as UserQuiz,
    sessions: [
      { id: 'session-0001', device: 'Chrome on Linux', ...seen, current: true },
      { id: 'session-0002', device: 'Safari on iPhone', ...seen, current: false },
    ] as UserSession[],
    securityEvents: [] as UserSecurityEvent[],
    connections: {
      settings: {
        ...{ takesRequests: true, maySendRequests: true },
        ...{ sharesPhone: true, sharesInstagram: true, sharesLinkedin: true },
      },
      shared: { phone: null, instagramHandle: null, linkedinHandle: null },
      ...{ pairs: [], blocked: [] },
    } as connections.ConnectionList,
    travelDetails: [] as travelDetails.TravelDetailsStatus[],
    vouches: { mayVouch: false, left: 2, vouches: [] } as vouches.OwnVouches,
    reviews: [] as reviews.ReviewedTrip[],
    savedTrips: [] as number[],
  }

  const signedIn = () => members.signedIn!
  const change = (changes: Partial<CurrentUser>) => {
    const member = signedIn()
    member.user = { ...member.user, ...changes }
    return member.user
  }
  const signOut = () => {
    members.signedIn = undefined
    return [`${signedInHint}=; path=/; max-age=0`]
  }
  const ok = (schema: z.ZodMiniType, value: unknown): MembersAnswer => ({
    status: 200,
    schema,
    value,
  })

  const savedTripsNow = () =>
    ok(savedTrips.listSavedTrips.responses[200], { tripIds: state.savedTrips })

  const calls: Record<string, (body: unknown) => MembersAnswer> = {
    'GET /api/user/trips': () => ok(account.listUserTrips.responses[200], state.trips),
    'GET /api/user/invite-requests': () =>
      ok(account.listInviteRequests.responses[200], state.requests),
    'GET /api/user/travel-details': () =>
      ok(travelDetails.listTravelDetails.responses[200], state.travelDetails),
    'GET /api/user/vouches': () => ok(vouches.listVouches.responses[200], state.vouches),
    'POST /api/user/vouches': (body) => {
      const form = z.parse(vouches.addVouch.body, body)
      const given = { ...form, id: 1, year: 2025, createdAt: receivedAt, withdrawnAt: null }
      state.vouches = { mayVouch: true, left: 1, vouches: [given] }
      return { ...ok(vouches.addVouch.responses[201], state.vouches), status: 201 }
    },
    'POST /api/user/vouches/1/withdraw': () => {
      state.vouches = { mayVouch: true, left: 2, vouches: [] }
      return ok(vouches.withdrawVouch.responses[200], state.vouches)
    },
    'GET /api/user/reviews': () => ok(reviews.listOwnReviews.responses[200], state.reviews),
    'PUT /api/user/reviews/1003': (body) => {
      const form = z.parse(reviews.saveReview.body, body)
      const shown = state.reviews[0]!.review?.shown ?? null
      const review = { ...form, shown, state: 'waiting' as const, reason: null }
      state.reviews = [{ ...state.reviews[0]!, review: { ...review, writtenAt: receivedAt } }]
      return ok(reviews.saveReview.responses[200], state.reviews)
    },
    'DELETE /api/user/reviews/1003': () => {
      state.reviews = [{ ...state.reviews[0]!, review: null }]
      return ok(reviews.deleteReview.responses[200], state.reviews)
    },
    'GET /api/user/saved-trips': () => savedTripsNow(),
    'POST /api/user/saved-trips': (body) => {
      const { tripIds } = z.parse(savedTrips.mergeSavedTrips.body, body)
      state.savedTrips = [...new Set([...tripIds, ...state.savedTrips])]
      return savedTripsNow()
    },
    'PUT /api/user/saved-trips/7': () => {
      state.savedTrips = [7, ...state.savedTrips]
      return savedTripsNow()
    },
    'DELETE /api/user/saved-trips/7': () => {
      state.savedTrips = state.savedTrips.filter((id) => id !== 7)
      return savedTripsNow()
    },
    'GET /api/groups': () => ok(listGroups.responses[200], state.groups),
    'GET /api/user/unread-messages': () =>
      ok(countUnreadMessages.responses[200], { total: 0, groups: [] }),
    'GET /api/connections': () => ok(connections.listConnections.responses[200], state.connections),
    'PATCH /api/connection-settings': (body) => {
      const changes = z.parse(connections.updateConnectionSettings.body, body)
      Object.assign(state.connections.settings, changes)
      return ok(connections.updateConnectionSettings.responses[200], state.connections)
    },
    'GET /api/user/quiz': () => ok(account.getUserQuiz.responses[200], state.quiz),
    'GET /api/user/sessions': () => ok(account.listSessions.responses[200], state.sessions),
    'GET /api/user/security-events': () =>
      ok(account.listSecurityEvents.responses[200], state.securityEvents),
    'DELETE /api/user/sessions/session-0002': () => {
      state.sessions = state.sessions.filter(({ id }) => id !== 'session-0002')
      return ok(account.endSession.responses[200], state.sessions)
    },
    'GET /api/user/export': () =>
      ok(account.exportUser.responses[200], { users: [signedIn().user] }),
    'PATCH /api/user/profile': (body) => {
      const { username, currentPassword, ...changes } = z.parse(account.updateProfile.body, body)
      const isRenamed = username !== undefined && username !== signedIn().user.username
      if (isRenamed && currentPassword !== signedIn().password) return wrongPassword
      if (username === 'taken') {
        return { code: 'USERNAME_TAKEN', detail: 'Please choose another username.' }
      }
      const named = username === undefined ? changes : { ...changes, username }
      return ok(account.updateProfile.responses[200], change(named as Partial<CurrentUser>))
    },
    'POST /api/quick-invite-request': (body) => {
      const form = z.parse(account.requestQuickInvite.body, body)
      const item: InviteRequestItem = {
        kind: 'quick',
        id: state.requests.length + 1,
        tripName: 'Turkey',
        requestedDate: 'May 2025',
        groupSize: 'Medium (8-12 people)',
        budget: 'INR 2-2.5 Lacs',
        status: 'pending',
        requestDate: receivedAt,
      }
      state.requests.unshift(item)
      const stored = {
        ...form,
        id: item.id,
        preferredDestination: form.preferredDestination ?? null,
        additionalRequests: form.additionalRequests ?? null,
        status: 'pending',
        createdAt: receivedAt,
        updatedAt: receivedAt,
        item,
      }
      return { status: 201, schema: account.requestQuickInvite.responses[201], value: stored }
    },
    'POST /api/user/email': (body) => {
      const { currentPassword } = z.parse(account.changeEmail.body, body)
      if (currentPassword !== signedIn().password) return wrongPassword
      return ok(account.changeEmail.responses[200], { sent: true })
    },
    'POST /api/user/email/verification': () =>
      ok(account.resendVerification.responses[200], { sent: true }),
    'POST /api/user/password': (body) => {
      const { currentPassword, password } = z.parse(account.changePassword.body, body)
      if (currentPassword !== signedIn().password) return wrongPassword
      signedIn().password = password
      return ok(account.changePassword.responses[200], signedIn().user)
    },
    'POST /api/user/phone': (body) => {
      const form = z.parse(account.requestPhoneCode.body, body)
      if (form.currentPassword !== signedIn().password) return wrongPassword
      const { requestKey = newRequestKey } = form
      const value = { expiresInSeconds: 300, resendAfterSeconds: 30, requestKey }
      return ok(account.requestPhoneCode.responses[200], value)
    },
    'POST /api/user/phone/verify': (body) => {
      const form = z.parse(account.verifyPhone.body, body)
      const { phone, code, currentPassword, requestKey } = form
      if (currentPassword !== signedIn().password) return wrongPassword
      if (code !== members.code || requestKey !== newRequestKey) {
        return { code: 'WRONG_CODE', detail: 'The code is not right, or it is too old.' }
      }
      return ok(account.verifyPhone.responses[200], change({ phone, phoneVerified: true }))
    },
    'DELETE /api/user/phone': (body) => {
      const { currentPassword } = z.parse(account.removePhone.body, body)
      if (currentPassword !== signedIn().password) return wrongPassword
      return ok(account.removePhone.responses[200], change({ phone: null, phoneVerified: false }))
    },
    'DELETE /api/user/sessions': () => ({
      ...ok(account.endSessions.responses[200], { signedIn: false }),
      cookies: signOut(),
    }),
    'DELETE /api/user': (body) => {
      const { currentPassword } = z.parse(account.deleteUser.body, body)
      if (currentPassword !== signedIn().password) return wrongPassword
      return { ...ok(account.deleteUser.responses[200], { deleted: true }), cookies: signOut() }
    },
  }

  return {
    state,
    /** Returns the response to a call; undefined if it is not an account call. */
    answer: (line: string, body: unknown): MembersAnswer | undefined => {
      const call = calls[line]
      if (!call) return undefined
      if (!members.signedIn) return { code: 'NOT_SIGNED_IN', detail: 'Please sign in.' }
      return call(body)
    },
    /** Stores the quiz of the signed-in member. */
    saveQuiz: (answers: QuizAnswers, matches: readonly QuizMatch[]) => {
      const profile = { travelStyle: 'curious', interests: ['sea'] }
      state.quiz = { takenAt: receivedAt, answers, matches: [...matches], profile }
    },
  }
}
