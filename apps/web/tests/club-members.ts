import { signedInHint } from '@farandfew/domain/auth/signed-in-hint.ts'
import {
  getCurrentUser,
  logIn,
  register,
  logOut,
  requestOtp,
  verifyOtp,
  forgotPassword,
  resetPassword,
  checkEmailLink,
  verifyEmail,
  disownEmail,
} from '@farandfew/domain/auth/auth.contract.ts'
import { otpRules } from '@farandfew/domain/constants/limits.ts'
import type { Contract } from '@farandfew/domain/contract/contract.ts'
import type { ErrorCode } from '@farandfew/domain/problem/problem.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import * as z from 'zod/mini'

/** A member with a password. */
export interface TestMember {
  user: CurrentUser
  password: string
}

export type MembersAnswer =
  | { status: number; schema: z.ZodMiniType; value: unknown; cookies?: string[] }
  | { code: ErrorCode; detail: string; errors?: Record<string, string> }

/** A member with a username and otherwise empty fields. */
export const testMember = (username: string, more: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 7,
  username,
  email: null,
  phone: null,
  firstName: null,
  lastName: null,
  ageGroup: null,
  gender: null,
  city: null,
  country: null,
  instagramHandle: null,
  linkedinHandle: null,
  bio: null,
  interests: [],
  travelPreferences: [],
  profileImage: null,
  quizData: null,
  createdAt: '2025-05-01T00:00:00Z',
  emailVerified: false,
  phoneVerified: false,
  ...more,
})

/** What the club returns to a browser that requests its first code. */
export const newRequestKey = 'first-request-of-a-tab'

const hint = (value: string) => [`${signedInHint}=${value}; path=/`]

/** The sign-in calls for one browser. They check requests and responses against the contracts. */
export function createMembers() {
  const state = {
    members: [] as TestMember[],
    signedIn: undefined as TestMember | undefined,
    /** The code that signs in. */
    code: '123456',
    /** The token in the link of a mail. */
    token: 'good-link',
  }

  const signIn = (contract: Contract, status: number, member: TestMember) => {
    state.signedIn = member
    return {
      status,
      schema: contract.responses[status] as z.ZodMiniType,
      value: member.user,
      cookies: hint('1'),
    }
  }

  const withPhone = (phone: string) =>
    state.members.find(({ user }) => user.phoneVerified && user.phone === phone)

  const linkInvalid: MembersAnswer = { code: 'LINK_INVALID', detail: 'This link no longer works.' }
  /** The link of the mail belongs to the first member's account. */
  const ownsLink = (member: TestMember) => member === state.members[0]

  const calls: Record<string, (body: unknown) => MembersAnswer> = {
    'GET /api/auth/me': () => {
      const { signedIn } = state
      if (!signedIn) return { code: 'NOT_SIGNED_IN', detail: 'Please sign in.' }
      return { status: 200, schema: getCurrentUser.responses[200], value: signedIn.user }
    },
    'POST /api/auth/login': (body) => {
      const { username, password } = z.parse(logIn.body, body)
      const member = state.members.find(
        ({ user, password: own }) => user.username === username && own === password,
      )
      if (member) return signIn(logIn, 200, member)
      return { code: 'WRONG_SIGN_IN', detail: 'The username or password is wrong.' }
    },
    'POST /api/auth/register': (body) => {
      const { username, password, email } = z.parse(register.body, body)
      if (state.members.some(({ user }) => user.username === username)) {
        const errors = { username: 'This username is taken' }
        return { code: 'USERNAME_TAKEN', detail: 'Please choose another username.', errors }
      }
      const member = { user: testMember(username, { email }), password }
      state.members.push(member)
      return signIn(register, 201, member)
    },
    'POST /api/auth/logout': () => {
      state.signedIn = undefined
      const value = { signedIn: false }
      const cookies = [`${hint('')[0]}; max-age=0`]
      return { status: 200, schema: logOut.responses[200], value, cookies }
    },
    'POST /api/auth/otp/request': (body) => {
      const { requestKey = newRequestKey } = z.parse(requestOtp.body, body)
      const { expiresInSeconds, resendAfterSeconds } = otpRules
      const value = { expiresInSeconds, resendAfterSeconds, requestKey }
      return { status: 200, schema: requestOtp.responses[200], value }
    },
    'POST /api/auth/otp/verify': (body) => {
      const { phone, code, requestKey } = z.parse(verifyOtp.body, body)
      const isRight = code === state.code && requestKey === newRequestKey
      const member = isRight ? withPhone(phone) : undefined
      if (member) return signIn(verifyOtp, 200, member)
      return { code: 'WRONG_CODE', detail: 'The code is not right, or it is too old.' }
    },
    'POST /api/auth/password/forgot': (body) => {
      z.parse(forgotPassword.body, body)
      return { status: 200, schema: forgotPassword.responses[200], value: { sent: true } }
    },
    'POST /api/auth/password/reset': (body) => {
      const { token, password } = z.parse(resetPassword.body, body)
      const [member] = state.members
      if (!member || token !== state.token) {
        return linkInvalid
      }
      member.password = password
      const phoneRemoved = member.user.phoneVerified
      if (phoneRemoved) member.user = { ...member.user, phone: null, phoneVerified: false }
      const answer = signIn(resetPassword, 200, member)
      return { ...answer, value: { ...member.user, phoneRemoved } }
    },
    'POST /api/auth/email/link': (body) => {
      const { token } = z.parse(checkEmailLink.body, body)
      if (token !== state.token) return linkInvalid
      const { signedIn } = state
      const account = signedIn ? (ownsLink(signedIn) ? 'own' : 'other') : 'signed-out'
      return { status: 200, schema: checkEmailLink.responses[200], value: { account } }
    },
    'POST /api/auth/email/verify': (body) => {
      const { token } = z.parse(verifyEmail.body, body)
      const { signedIn } = state
      if (!signedIn) return { code: 'NOT_SIGNED_IN', detail: 'Please log in first.' }
      if (token !== state.token) return linkInvalid
      if (!ownsLink(signedIn)) return { code: 'WRONG_ACCOUNT', detail: 'Another account.' }
      return { status: 200, schema: verifyEmail.responses[200], value: { verified: true } }
    },
    'POST /api/auth/email/disown': (body) => {
      const { token } = z.parse(disownEmail.body, body)
      if (token !== state.token) return linkInvalid
      return { status: 200, schema: disownEmail.responses[200], value: { removed: true } }
    },
  }

  return {
    state,
    /** Returns the response to a call; undefined if it is not a sign-in call. */
    answer: (line: string, body: unknown) => calls[line]?.(body),
  }
}
