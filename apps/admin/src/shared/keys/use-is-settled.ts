import { useState } from 'react'

/** Milliseconds in which a key still belongs to what was open before, which closed by itself. */
const settleMs = 400

/** Returns a function that says whether a key is about what has appeared; at once if the operator has opened it. */
export function useIsSettled(openedByItself: boolean): () => boolean {
  const [appearedAt] = useState(() => performance.now())
  return () => !openedByItself || performance.now() - appearedAt >= settleMs
}
