import { maxSavedTrips } from '@farandfew/domain/constants/limits.ts'
import type { SavedTrips } from '@farandfew/domain/saved-trips/saved-trip.ts'

const key = 'ff-saved-trips'

const listeners = new Set<() => void>()
/** What is saved before anything was, and what a prerendered page knows. */
export const none: SavedTrips = { tripIds: [], departureIds: {} }
let known: { text: string | null; saved: SavedTrips } = { text: null, saved: none }

function readText(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Without storage the list lasts until the page is left.
    return known.text
  }
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

function parse(text: string | null): SavedTrips {
  try {
    const value = JSON.parse(text ?? '[]') as unknown[] | Partial<Record<keyof SavedTrips, unknown>>
    // Earlier versions stored only the ids of the trips.
    const { tripIds, departureIds } = Array.isArray(value) ? { tripIds: value } : value
    const departures = Object.entries(departureIds ?? {}).filter(([, id]) => isId(id))
    return {
      tripIds: (tripIds as unknown[]).filter(isId).slice(0, maxSavedTrips),
      departureIds: Object.fromEntries(departures) as SavedTrips['departureIds'],
    }
  } catch {
    return none
  }
}

/** What is saved in this browser; the same object until it changes. */
export function readVisitorTrips(): SavedTrips {
  const text = readText()
  if (text !== known.text) known = { text, saved: parse(text) }
  return known.saved
}

export function writeVisitorTrips(saved: SavedTrips): void {
  known = { text: saved.tripIds.length > 0 ? JSON.stringify(saved) : null, saved }
  try {
    if (known.text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, known.text)
  } catch {
    // See readText.
  }
  listeners.forEach((listener) => listener())
}

/** Calls the listener when the list changes, in this tab or another. Returns a function that stops it. */
export function onVisitorTrips(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
