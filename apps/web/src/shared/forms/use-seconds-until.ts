import { useEffect, useState } from 'react'

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000))

/** Whole seconds until an instant (milliseconds of the epoch), counting down to 0. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState({ instant, seconds: secondsUntil(instant) })
  useEffect(() => {
    const look = () => {
      const seconds = secondsUntil(instant)
      setNow({ instant, seconds })
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(look, 1000)
    look()
    return () => clearInterval(timer)
  }, [instant])
  return now.seconds
}
