import { type AdminTrip, tripFieldNames } from '@farandfew/domain/trips/admin-trips.ts'
import { readStored, store } from '../../shared/stored.ts'
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
    const stored = JSON.parse(
      readStored(keyOf(id), 'sessionStorage') ?? 'null',
    ) as StoredDraft | null
    return stored && isWhole(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores a draft; with undefined removes it. */
export const storeDraft = (id: number, draft: StoredDraft | undefined): void =>
  store(keyOf(id), draft ? JSON.stringify(draft) : null, 'sessionStorage')
