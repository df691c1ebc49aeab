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
 * Returns whether a photo is a favourite, and a function that toggles it. All components that show the photo share the
 * state. It lasts until the page is reloaded.
 */
export function useFavourite(key: string): [isFavourite: boolean, toggle: () => void] {
  const isFavourite = useSyncExternalStore(
    subscribe,
    () => favourites.has(key),
    () => false,
  )
  return [isFavourite, () => toggle(key)]
}
