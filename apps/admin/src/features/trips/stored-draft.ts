import { type AdminTrip, tripFieldNames } from '@farandfew/domain/trips/admin-trips.ts'
import type { TripDraft } from './trip-draft.ts'

/** An unsaved draft with the version of the trip that it started from. */
interface StoredDraft {
  base: AdminTrip
  draft: TripDraft
}

const keyOf = (id: number) => `trip-draft-${id}`

/** False for a draft of an earlier version of the console, which lacks fields that trips have now. */
const isWhole = ({ base, draft }: StoredDraft) =>
  tripFieldNames.every((name) => name in base && name in draft)

/** The draft of a trip that this tab has stored. It survives a reload, the Back button and the gate. */
export function readStoredDraft(id: number): StoredDraft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as StoredDraft | null
    return stored && isWhole(stored) ? stored : undefined
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
