import { useEffect, useState } from 'react'

/** Milliseconds that a text must rest before something outside is asked because of it. */
const restMs = 400

/** The text once its typing rests: no host is asked for the half of an address. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
