import { useEffect, useReducer } from 'react'

let startNext: (() => void) | undefined

/** Renders the page from scratch, without anything that was typed or opened in it, from its top, and focuses its heading. */
export const resetPage = () => startNext?.()

/** A key for the page, which changes with each `resetPage`. */
export function usePageEpoch(): number {
  const [epoch, next] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    startNext = next
    if (epoch === 0) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [epoch])
  return epoch
}
