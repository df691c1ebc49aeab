import { deleteUser } from '@farandfew/domain/personal-data/personal-data.contract.ts'
import {
  endSessions,
  getCurrentUser,
  logIn,
  logOut,
  register,
  resetPassword,
  verifyOtp,
} from '@farandfew/domain/auth/auth.contract.ts'
import { signedInHint } from '@farandfew/domain/auth/signed-in-hint.ts'
import type { Contract } from '@farandfew/domain/contract/contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { type ErrorCode, problems } from '@farandfew/domain/problem/problem.ts'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

/** A failed response. */
export type Failure =
  | { code: ErrorCode; detail: string; errors?: Record<string, string> }
  /** Not a problem document, such as a proxy may send. */
  | { status: number; text: string }

interface Call {
  /** Method and path. */
  line: string
  body: unknown
  idempotencyKey: string | undefined
}

type BodyOf<C extends Contract> = C extends { body: infer S extends $ZodType }
  ? z.output<S>
  : undefined
interface Asked<C extends Contract> {
  body: BodyOf<C>
  /** The number in the path. */
  id: number
}
type Answer<C extends Contract> = z.input<C['responses'][keyof C['responses']]>

interface Plan {
  contract: Contract
  path: RegExp
  answerTo: (asked: Asked<Contract>) => unknown
}

/** Calls whose success signs this browser in; their answers are the member. */
const openSession: readonly Contract[] = [logIn, register, verifyOtp, resetPassword]
const closeSession: readonly Contract[] = [logOut, endSessions, deleteUser]
const needsMember = ({ access }: Contract) => access === 'member'

// Kept from before a test replaces the timers.
const platformTimeout = globalThis.setTimeout
const nextTask = () => new Promise((resolve) => platformTimeout(resolve))

/**
 * Answers the calls of the site with what a test plans for their contracts, and checks requests and responses against
 * these. It knows who is signed in in this browser, but no rule of the club.
 */
export function createFakeApi() {
  const calls: Call[] = []
  const reads = { club: 0 }
  const plans: Plan[] = []
  const failures = new Map<string, { failure: Failure; times: number }>()
  let held = Promise.resolve()
  let isConnected = true
  let member: CurrentUser | undefined

  /** Every later call of the contract gets this answer; undefined is answered as not found. */
  function answer<C extends Contract>(
    contract: C,
    planned: Answer<C> | ((asked: Asked<C>) => Answer<C> | undefined),
  ): void {
    const path = new RegExp(`^${contract.path.replace(/:\w+/g, '([^/]+)')}$`)
    const answerTo = (typeof planned === 'function' ? planned : () => planned) as Plan['answerTo']
    plans.unshift({ contract, path, answerTo })
  }

  /** Signs this browser in as a member, who is also the answer. */
  function signIn(user: CurrentUser): CurrentUser {
    member = user
    document.cookie = `${signedInHint}=1; path=/`
    return user
  }
  function signOut(): void {
    member = undefined
    document.cookie = `${signedInHint}=; path=/; max-age=0`
  }

  function nextFailure(line: string): Failure | undefined {
    const planned = failures.get(line)
    if (!planned) return undefined
    planned.times -= 1
    if (planned.times <= 0) failures.delete(line)
    return planned.failure
  }

  function succeed({ contract, path, answerTo }: Plan, url: string, body: unknown): Response {
    const parsed = contract.body && z.parse(contract.body, body)
    const value = answerTo({ body: parsed as never, id: Number(path.exec(url)?.[1]) })
    if (value === undefined) return failed({ code: 'NOT_FOUND', detail: 'There is no such row.' })
    const [[status, schema]] = Object.entries(contract.responses) as [[string, $ZodType]]
    const answered = z.parse(schema, value)
    if (openSession.includes(contract)) signIn(answered as CurrentUser)
    if (closeSession.includes(contract)) signOut()
    return json(Number(status), answered)
  }

  /** Replaces `fetch`. */
  async function respond(url: string, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', signal } = init
    const line = `${method} ${url}`
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    const idempotencyKey = new Headers(init.headers).get('idempotency-key') ?? undefined
    // The footer of every page asks for the club's details; this is counted apart.
    if (line === 'GET /api/club') reads.club += 1
    else calls.push({ line, body, idempotencyKey })
    await nextTask()
    await held
    signal?.throwIfAborted()
    if (!isConnected) throw new TypeError('Failed to fetch')
    const failure = nextFailure(line)
    if (failure) return failed(failure)
    const plan = plans.find(({ contract, path }) => contract.method === method && path.test(url))
    if (!plan) return failed({ code: 'NOT_FOUND', detail: `No answer is planned for ${line}` })
    if (needsMember(plan.contract) && !member) {
      return failed({ code: 'NOT_SIGNED_IN', detail: 'Please sign in.' })
    }
    try {
      return succeed(plan, url, body)
    } catch (error) {
      return new Response(String(error), { status: 500 })
    }
  }

  answer(getCurrentUser, () => member!)
  answer(logOut, { signedIn: false })
  return {
    /** All received calls but those of `reads`, in order. */
    calls,
    /** How often the club's details were read. */
    reads,
    answer,
    signIn,
    member: () => member,
    /** Ends the session at the club; the browser does not know of it yet. */
    endSession: () => {
      member = undefined
    },
    /** Makes the next `times` calls of a method and path fail. */
    fail: (line: string, failure: Failure, times = 1) =>
      void failures.set(line, { failure, times }),
    /** Delays all responses until the returned function is called. */
    hold: () => {
      let release: () => void = () => undefined
      held = new Promise((resolve) => (release = resolve))
      return release
    },
    /** From now on no call gets a response. */
    disconnect: () => {
      isConnected = false
    },
    respond,
  }
}

const json = (status: number, value: unknown, contentType = 'application/json') =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': contentType } })

function failed(failure: Failure): Response {
  if ('text' in failure) return new Response(failure.text, { status: failure.status })
  const { code, detail, errors } = failure
  const { status, title } = problems[code]
  const problem = { type: 'about:blank', title, status, detail, code, errors }
  return json(status, problem, 'application/problem+json')
}
