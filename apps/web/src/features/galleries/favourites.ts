import { useSyncExternalStore } from 'react'

let favourites: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function toggle(key: string) {
  const next = new Set(favourites)
  if (!next.delete(key)) next.add(key)
  favourites = next
  listeners.forEach((listener) => listener())
}

/**
 * Whether a photo is a favourite, and how to change that; the same wherever the photo is shown. Kept until the page is
 * left or loaded anew, and nowhere else.
 */
export function useFavourite(key: string): [isFavourite: boolean, toggle: () => void] {
  const isFavourite = useSyncExternalStore(
    subscribe,
    () => favourites.has(key),
    () => false,
  )
  return [isFavourite, () => toggle(key)]
}
