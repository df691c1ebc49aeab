import { maxSavedTrips } from '@farandfew/domain/constants/limits.ts'

const key = 'ff-saved-trips'

const listeners = new Set<() => void>()
let known: { text: string | null; ids: readonly number[] } = { text: null, ids: [] }

function readText(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Without storage the list lasts until the page is left.
    return known.text
  }
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

function parse(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isId).slice(0, maxSavedTrips) : []
  } catch {
    return []
  }
}

/** The ids of the trips that are saved in this browser, the last saved first; the same array until they change. */
export function readVisitorTrips(): readonly number[] {
  const text = readText()
  if (text !== known.text) known = { text, ids: parse(text) }
  return known.ids
}

export function writeVisitorTrips(ids: readonly number[]): void {
  known = { text: ids.length > 0 ? JSON.stringify(ids) : null, ids }
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
