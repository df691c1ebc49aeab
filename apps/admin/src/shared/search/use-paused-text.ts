import { useEffect, useState } from 'react'

/** The text after `restMs` milliseconds without typing, so that no request is sent for a half-typed one. */
export function usePausedText(text: string, restMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs)
    return () => clearTimeout(timer)
  }, [text, restMs])
  return settled
}
