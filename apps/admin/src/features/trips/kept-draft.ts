import type { AdminTrip } from '@farandfew/domain/admin/trips'
import type { TripDraft } from './trip-draft.ts'

/** What was typed and not saved, with the trip that it was begun from. */
export interface KeptDraft {
  base: AdminTrip
  draft: TripDraft
}

const keyOf = (id: number) => `trip-draft-${id}`

/** What this tab has kept of a trip: it outlives a reload, the way back and the gate. */
export function readKeptDraft(id: number): KeptDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps what was typed; a browser that keeps nothing is no reason to stop typing. */
export function keepDraft(id: number, kept: KeptDraft): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(kept))
  } catch {
    return
  }
}

export function dropKeptDraft(id: number): void {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    return
  }
}
