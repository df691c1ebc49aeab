import type { Contract, ContractInput, ContractOutput } from '@farandfew/domain/contract'
import { toApiError } from './api-error.ts'
import { buildUrl, type UrlParts } from './build-url.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Sent as `Idempotency-Key`: the same key with the same input is stored once. */
  idempotencyKey?: string | undefined
}

/** A contract, or just its method and path where its schemas should not be loaded: `call<typeof listTrips>(listTripsEndpoint, {})`. */
type ContractOrEndpoint<C extends Contract> = C | Pick<C, 'method' | 'path'>

interface Parts extends UrlParts {
  body?: unknown
}

/**
 * Calls the API, cookies included, and answers what the contract promises.
 * Throws ApiError for a non-OK answer, the platform's TypeError where the API was not reached, and its AbortError
 * where `signal` was aborted. Never retries, toasts or navigates.
 */
export async function call<C extends Contract>(
  contract: ContractOrEndpoint<C>,
  input: ContractInput<C>,
  options: CallOptions = {},
): Promise<ContractOutput<C>> {
  const response = await send(contract, input as Parts, options)
  if (!response.ok) throw await toApiError(response)
  return readJson<ContractOutput<C>>(response)
}

/** As `call`, and null where nobody is signed in (401). */
export async function callOrNull<C extends Contract>(
  contract: ContractOrEndpoint<C>,
  input: ContractInput<C>,
  options: CallOptions = {},
): Promise<ContractOutput<C> | null> {
  const response = await send(contract, input as Parts, options)
  if (response.status === 401) return null
  if (!response.ok) throw await toApiError(response)
  return readJson<ContractOutput<C>>(response)
}

function send(
  { method, path }: Pick<Contract, 'method' | 'path'>,
  input: Parts,
  { signal, idempotencyKey }: CallOptions,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
  return fetch(buildUrl(path, input), {
    method,
    headers,
    credentials: 'include',
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(signal && { signal }),
  })
}

async function readJson<T>(response: Response): Promise<T> {
  return (await response.json()) as T
}
