import { useEffect, useState } from 'react'

/** Milliseconds without typing before the picture is requested. */
const restMs = 400

/** The text after a pause in typing, so that no request is sent to an incomplete address. */
export function usePausedText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
