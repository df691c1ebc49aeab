import { listUserTrips } from '@farandfew/domain/bookings/member-trips.contract.ts'
import { listInviteRequests } from '@farandfew/domain/invites/member-requests.contract.ts'
import { getUserQuiz } from '@farandfew/domain/quiz/member-quiz.contract.ts'
import { listSessions, endSession, endSessions } from '@farandfew/domain/auth/sessions.contract.ts'
import { listSecurityEvents } from '@farandfew/domain/security-events/security-events.contract.ts'
import { exportUser, deleteUser } from '@farandfew/domain/personal-data/personal-data.contract.ts'
import { updateProfile } from '@farandfew/domain/members/profile.contract.ts'
import { requestQuickInvite } from '@farandfew/domain/quick-invites/quick-invites.contract.ts'
import {
  changeEmail,
  resendVerification,
  changePassword,
  requestPhoneCode,
  verifyPhone,
  removePhone,
} from '@farandfew/domain/auth/contacts.contract.ts'
import type { UserQuiz } from '@farandfew/domain/quiz/member-quiz.ts'
import type { UserSecurityEvent } from '@farandfew/domain/security-events/user-security-events.ts'
import type { UserSession } from '@farandfew/domain/auth/sessions.ts'
import { signedInHint } from '@farandfew/domain/auth/signed-in-hint.ts'
import type { ConnectionList } from '@farandfew/domain/connections/connection-views.ts'
import {
  listConnections,
  updateConnectionSettings,
} from '@farandfew/domain/connections/connections.contract.ts'
import { countUnreadMessages } from '@farandfew/domain/group-messages/group-messages.contract.ts'
import { listGroups } from '@farandfew/domain/groups/groups.contract.ts'
import type { OwnGroup } from '@farandfew/domain/groups/group.ts'
import type { InviteRequestItem } from '@farandfew/domain/invites/invite.ts'
import type { QuizAnswers, QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import type { UserTrips } from '@farandfew/domain/bookings/user-trips.ts'
import type { ReviewedTrip } from '@farandfew/domain/reviews/review.ts'
import {
  listOwnReviews,
  saveReview,
  deleteReview,
} from '@farandfew/domain/reviews/reviews.contract.ts'
import {
  listSavedTrips,
  mergeSavedTrips,
} from '@farandfew/domain/saved-trips/saved-trips.contract.ts'
import type { TravelDetailsStatus } from '@farandfew/domain/travel-details/travel-details.ts'
import { listTravelDetails } from '@farandfew/domain/travel-details/travel-details.contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import type { OwnVouches } from '@farandfew/domain/vouches/vouch.ts'
import { listVouches, addVouch, withdrawVouch } from '@farandfew/domain/vouches/vouches.contract.ts'
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
    } as ConnectionList,
    travelDetails: [] as TravelDetailsStatus[],
    vouches: { mayVouch: false, left: 2, vouches: [] } as OwnVouches,
    reviews: [] as ReviewedTrip[],
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

  const savedTripsNow = () => ok(listSavedTrips.responses[200], { tripIds: state.savedTrips })

  const calls: Record<string, (body: unknown) => MembersAnswer> = {
    'GET /api/user/trips': () => ok(listUserTrips.responses[200], state.trips),
    'GET /api/user/invite-requests': () => ok(listInviteRequests.responses[200], state.requests),
    'GET /api/user/travel-details': () => ok(listTravelDetails.responses[200], state.travelDetails),
    'GET /api/user/vouches': () => ok(listVouches.responses[200], state.vouches),
    'POST /api/user/vouches': (body) => {
      const form = z.parse(addVouch.body, body)
      const given = { ...form, id: 1, year: 2025, createdAt: receivedAt, withdrawnAt: null }
      state.vouches = { mayVouch: true, left: 1, vouches: [given] }
      return { ...ok(addVouch.responses[201], state.vouches), status: 201 }
    },
    'POST /api/user/vouches/1/withdraw': () => {
      state.vouches = { mayVouch: true, left: 2, vouches: [] }
      return ok(withdrawVouch.responses[200], state.vouches)
    },
    'GET /api/user/reviews': () => ok(listOwnReviews.responses[200], state.reviews),
    'PUT /api/user/reviews/1003': (body) => {
      const form = z.parse(saveReview.body, body)
      const shown = state.reviews[0]!.review?.shown ?? null
      const review = { ...form, shown, state: 'waiting' as const, reason: null }
      state.reviews = [{ ...state.reviews[0]!, review: { ...review, writtenAt: receivedAt } }]
      return ok(saveReview.responses[200], state.reviews)
    },
    'DELETE /api/user/reviews/1003': () => {
      state.reviews = [{ ...state.reviews[0]!, review: null }]
      return ok(deleteReview.responses[200], state.reviews)
    },
    'GET /api/user/saved-trips': () => savedTripsNow(),
    'POST /api/user/saved-trips': (body) => {
      const { tripIds } = z.parse(mergeSavedTrips.body, body)
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
    'GET /api/connections': () => ok(listConnections.responses[200], state.connections),
    'PATCH /api/connection-settings': (body) => {
      const changes = z.parse(updateConnectionSettings.body, body)
      Object.assign(state.connections.settings, changes)
      return ok(updateConnectionSettings.responses[200], state.connections)
    },
    'GET /api/user/quiz': () => ok(getUserQuiz.responses[200], state.quiz),
    'GET /api/user/sessions': () => ok(listSessions.responses[200], state.sessions),
    'GET /api/user/security-events': () =>
      ok(listSecurityEvents.responses[200], state.securityEvents),
    'DELETE /api/user/sessions/session-0002': () => {
      state.sessions = state.sessions.filter(({ id }) => id !== 'session-0002')
      return ok(endSession.responses[200], state.sessions)
    },
    'GET /api/user/export': () => ok(exportUser.responses[200], { users: [signedIn().user] }),
    'PATCH /api/user/profile': (body) => {
      const { username, currentPassword, ...changes } = z.parse(updateProfile.body, body)
      const isRenamed = username !== undefined && username !== signedIn().user.username
      if (isRenamed && currentPassword !== signedIn().password) return wrongPassword
      if (username === 'taken') {
        return { code: 'USERNAME_TAKEN', detail: 'Please choose another username.' }
      }
      const named = username === undefined ? changes : { ...changes, username }
      return ok(updateProfile.responses[200], change(named as Partial<CurrentUser>))
    },
    'POST /api/quick-invite-request': (body) => {
      const form = z.parse(requestQuickInvite.body, body)
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
      return { status: 201, schema: requestQuickInvite.responses[201], value: stored }
    },
    'POST /api/user/email': (body) => {
      const { currentPassword } = z.parse(changeEmail.body, body)
      if (currentPassword !== signedIn().password) return wrongPassword
      return ok(changeEmail.responses[200], { sent: true })
    },
    'POST /api/user/email/verification': () =>
      ok(resendVerification.responses[200], { sent: true }),
    'POST /api/user/password': (body) => {
      const { currentPassword, password } = z.parse(changePassword.body, body)
      if (currentPassword !== signedIn().password) return wrongPassword
      signedIn().password = password
      return ok(changePassword.responses[200], signedIn().user)
    },
    'POST /api/user/phone': (body) => {
      const form = z.parse(requestPhoneCode.body, body)
      if (form.currentPassword !== signedIn().password) return wrongPassword
      const { requestKey = newRequestKey } = form
      const value = { expiresInSeconds: 300, resendAfterSeconds: 30, requestKey }
      return ok(requestPhoneCode.responses[200], value)
    },
    'POST /api/user/phone/verify': (body) => {
      const form = z.parse(verifyPhone.body, body)
      const { phone, code, currentPassword, requestKey } = form
      if (currentPassword !== signedIn().password) return wrongPassword
      if (code !== members.code || requestKey !== newRequestKey) {
        return { code: 'WRONG_CODE', detail: 'The code is not right, or it is too old.' }
      }
      return ok(verifyPhone.responses[200], change({ phone, phoneVerified: true }))
    },
    'DELETE /api/user/phone': (body) => {
      const { currentPassword } = z.parse(removePhone.body, body)
      if (currentPassword !== signedIn().password) return wrongPassword
      return ok(removePhone.responses[200], change({ phone: null, phoneVerified: false }))
    },
    'DELETE /api/user/sessions': () => ({
      ...ok(endSessions.responses[200], { signedIn: false }),
      cookies: signOut(),
    }),
    'DELETE /api/user': (body) => {
      const { currentPassword } = z.parse(deleteUser.body, body)
      if (currentPassword !== signedIn().password) return wrongPassword
      return { ...ok(deleteUser.responses[200], { deleted: true }), cookies: signOut() }
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
