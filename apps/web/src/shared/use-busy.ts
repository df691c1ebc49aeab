import { useRef, useState } from 'react'

/** Runs one thing at a time: `run` does nothing while the last one is on its way, so that a double click sends once. */
export function useBusy() {
  // The state comes too late for the second click of a double click.
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
