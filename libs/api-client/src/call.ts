import type {
  Contract,
  ContractInput,
  ContractOutput,
} from '@farandfew/domain/contract/contract.ts'
import { ApiError, toApiError, UnreachableError } from './api-error.ts'
import { buildUrl, type UrlParts } from './build-url.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Sent as `Idempotency-Key`: the API stores the same input under the same key once. */
  idempotencyKey?: string | undefined
  /** Whether to ask the member to sign in again if the session has ended. By default only a write does. */
  signInAgain?: boolean
  /** Sends the request instead of `fetch`. */
  transport?: Transport | undefined
}

/** Sends a request as `fetch` does. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/** How long a call may take, in milliseconds; one with a file has no limit. Our hosts give the API half of it at most. */
const timeLimit = 30_000

/** Asks the member to sign in again. Resolves to the reason if the call must not be sent again. */
type SignInAgain = () => Promise<string | undefined>
let signInAgain: SignInAgain | undefined

/** Registers what happens when a call finds that the session has ended. Returns a function that unregisters it. */
export function onSessionEnd(next: SignInAgain): () => void {
  signInAgain = next
  return () => {
    signInAgain = undefined
  }
}

interface Parts extends UrlParts {
  body?: object
}

/**
 * Calls the API, cookies included, and returns the answer as the endpoint's contract describes it. Never toasts or
 * navigates, and sends again only what the API refused because the session had ended, if the member has signed in again.
 * @throws ApiError for a non-OK answer, UnreachableError if the API could not be reached or did not answer in time, and the
 * platform's AbortError if `signal` was aborted
 */
export async function call<const E extends Contract>(
  { method, path }: E,
  input: ContractInput<E>,
  { signal, idempotencyKey, signInAgain: asks = method !== 'GET', transport }: CallOptions = {},
): Promise<ContractOutput<E>> {
  const { body, ...urlParts } = input as Parts
  const payload = encodeBody(body)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (typeof payload === 'string') headers['content-type'] = 'application/json'
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
  const limit = payload instanceof FormData ? undefined : timeLimit
  const send = () =>
    withinTime(limit, signal, async (ends) => {
      const response = await (transport ?? fetch)(buildUrl(path, urlParts), {
        method,
        headers,
        credentials: 'include',
        ...(payload !== undefined && { body: payload }),
        signal: ends,
      })
      if (!response.ok) throw await toApiError(response)
      return (await response.json()) as ContractOutput<E>
    })
  try {
    return await send()
  } catch (error) {
    const isOver = error instanceof ApiError && error.code === 'NOT_SIGNED_IN'
    if (!isOver || !asks || !signInAgain) throw error
    const detail = await signInAgain()
    if (detail !== undefined) throw new ApiError(error.status, detail, { code: error.code, detail })
    return send()
  }
}

/**
 * Runs a request with a signal that also aborts it at the time limit. Every failure is an UnreachableError, except a refusal
 * by the API and an abort by `signal`. `AbortSignal.any` and `timeout` are newer than some of our browsers.
 */
async function withinTime<Answer>(
  limit: number | undefined,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = limit === undefined ? undefined : setTimeout(abort, limit)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    return await run(controller.signal)
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw new UnreachableError(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** JSON, or multipart/form-data if one of the fields is a file. */
function encodeBody(body: object | undefined): string | FormData | undefined {
  if (body === undefined) return undefined
  const fields = Object.entries(body)
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of fields) form.set(name, value)
  return form
}
