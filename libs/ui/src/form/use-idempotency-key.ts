import { newRandomKey } from './random-key.ts'
import { useRef } from 'react'

export interface IdempotencyKey {
  /** Returns the key to send an input with. It changes only when the input does. */
  keyOf: (input: unknown) => string
  /** Makes the next input a new request, even if it is the same as the last one. */
  renew: () => void
}

/**
 * Gives equal inputs the same key until `renew`, so that the server stores an input once even if a lost answer or a
 * double click sends it twice.
 */
export function useIdempotencyKey(): IdempotencyKey {
  const last = useRef<{ input: string; key: string }>(undefined)
  return {
    keyOf: (value) => {
      const input = JSON.stringify(value)
      if (last.current?.input !== input) last.current = { input, key: newRandomKey() }
      return last.current.key
    },
    renew: () => {
      last.current = undefined
    },
  }
}
