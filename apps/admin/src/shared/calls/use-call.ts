import { call } from '@farandfew/api-client'
import type {
  Contract,
  ContractInput,
  ContractOutput,
} from '@farandfew/domain/contract/contract.ts'
import { useIdempotencyKey } from '@farandfew/ui/form/use-idempotency-key.ts'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { removeRow, showAnswer } from './cached-reads.ts'

interface UseCallOptions<Output> {
  /** The keys of the reads that show the answer, details as well as lists. */
  shows?: readonly QueryKey[]
  /** The list that loses a row, and the row's id. */
  removes?: { from: QueryKey; id: number }
  /** The keys of what is read again after a success. */
  reloads?: readonly QueryKey[]
  /** The keys of what is read again after a failure, because the screen may be outdated. */
  failureReloads?: readonly QueryKey[]
  onSuccess?: (answer: Output, client: QueryClient) => void
  /** Called even if the component is gone. */
  onFailure?: (error: Error) => void
}

type Run<Input, Output> = (input: Input) => Promise<Output>

/**
 * A call that changes something, or that must not be repeated by itself. `send` does nothing while a call is on its way,
 * so that a double click sends once; a failure becomes `error`. `request` is for forms: it rejects with the failure, which
 * the form shows. The API stores the same input of an idempotent call once, even if a lost answer makes the operator send it
 * again. Neither input nor answer is cached, because they may hold a password.
 */
export function useCall<const E extends Contract>(
  endpoint: E,
  options?: UseCallOptions<ContractOutput<E>>,
): Call<ContractInput<E>, ContractOutput<E>>
/** Several calls that are one to the operator. */
export function useCall<Input, Output>(
  run: Run<Input, Output>,
  options?: UseCallOptions<Output>,
): Call<Input, Output>
export function useCall<Input, Output>(
  what: Contract | Run<Input, Output>,
  {
    shows = [],
    removes,
    reloads = [],
    failureReloads = [],
    ...options
  }: UseCallOptions<Output> = {},
): Call<Input, Output> {
  const client = useQueryClient()
  const key = useIdempotencyKey()
  const isRunning = useRef(false)
  const readAgain = (keys: readonly QueryKey[]) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey })
  }
  const run: Run<Input, Output> =
    typeof what === 'function'
      ? what
      : async (input) => {
          const once = what.idempotent && { idempotencyKey: key.keyOf(input) }
          const answer = (await call(what, input as never, once)) as Output
          key.renew()
          return answer
        }
  const mutation = useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await run(input)
      } finally {
        // Here, because a page that is hidden when the call ends gets none of the other functions.
        isRunning.current = false
      }
    },
    onSuccess: (answer) => {
      for (const queryKey of shows) showAnswer(client, queryKey, answer)
      if (removes) removeRow(client, removes.from, removes.id)
      options.onSuccess?.(answer, client)
      readAgain(reloads)
    },
    onError: (error) => {
      options.onFailure?.(error)
      readAgain(failureReloads)
    },
    gcTime: 0,
  })
  return {
    send: (input, onDone, onFailure) => {
      if (isRunning.current) return
      // `isPending` comes too late for the second click of a double click.
      isRunning.current = true
      mutation.mutate(input, {
        onSuccess: (answer) => onDone?.(answer),
        onError: (error) => onFailure?.(error),
      })
    },
    request: mutation.mutateAsync,
    busy: mutation.isPending,
    error: mutation.error,
    answer: mutation.data,
    sending: mutation.isPending ? mutation.variables : undefined,
    sentAt: mutation.submittedAt,
    reset: mutation.reset,
  }
}

interface Call<Input, Output> {
  /** Sends, unless a call is on its way. The functions are called if the component is still there. */
  send: (
    input: Input,
    onDone?: (answer: Output) => void,
    onFailure?: (error: Error) => void,
  ) => void
  request: (input: Input) => Promise<Output>
  busy: boolean
  error: Error | null
  answer: Output | undefined
  /** The input that is on its way. */
  sending: Input | undefined
  /** When the last call was sent, in milliseconds. */
  sentAt: number
  /** Forgets the last answer and failure. */
  reset: () => void
}
