import type { MutateOptions, UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A change with a `mutate` that does nothing while it runs. `isPending` comes too late for the second click of a double
 * click, which would send the change again.
 */
export function useOneAtATime<Data, Failure, Input>({
  mutate,
  isPending,
  data,
  error,
  reset,
}: UseMutationResult<Data, Failure, Input>) {
  const isRunning = useRef(false)
  return {
    isPending,
    data,
    error,
    reset,
    mutate: (input: Input, options?: MutateOptions<Data, Failure, Input>) => {
      if (isRunning.current) return
      isRunning.current = true
      mutate(input, {
        ...options,
        onSettled: (...settled) => {
          isRunning.current = false
          options?.onSettled?.(...settled)
        },
      })
    },
  }
}
