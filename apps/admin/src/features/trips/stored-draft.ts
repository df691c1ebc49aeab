import type { AdminTrip } from '@farandfew/domain/admin/trips'
import type { TripDraft } from './trip-draft.ts'

/** An unsaved draft with the version of the trip that it started from. */
export interface StoredDraft {
  base: AdminTrip
  draft: TripDraft
}

const keyOf = (id: number) => `trip-draft-${id}`

/** The draft of a trip that this tab has stored. It survives a reload, the Back button and the gate. */
export function readStoredDraft(id: number): StoredDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a draft. Does nothing if the browser blocks storage. */
export function storeDraft(id: number, draft: StoredDraft): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(draft))
  } catch {
    return
  }
}

export function deleteStoredDraft(id: number): void {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    return
  }
}
