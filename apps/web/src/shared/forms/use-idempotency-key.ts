import { useRef } from 'react'

/**
 * The key of a sending: the same for the same values until `renew`, so that sending again what may have been received
 * stores nothing more, and other values get a key of their own.
 */
export function useIdempotencyKey() {
  const last = useRef<{ values: string; key: string }>(undefined)
  return {
    keyOf: (form: object) => {
      const values = JSON.stringify(form)
      if (last.current?.values !== values) last.current = { values, key: crypto.randomUUID() }
      return last.current.key
    },
    renew: () => {
      last.current = undefined
    },
  }
}
