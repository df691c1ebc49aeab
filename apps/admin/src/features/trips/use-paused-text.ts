import { useEffect, useState } from 'react'

/** Milliseconds without typing before another host is called. */
const restMs = 400

/** The text after a pause in typing, so that no host is called with half an address. */
export function usePausedText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
