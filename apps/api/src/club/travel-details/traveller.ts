import {
  findPassportProblem,
  type TravelDetailsState,
} from '@farandfew/domain/travel-details/travel-details-dates.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'
import { tryOpenDetails } from './seal-details.ts'
import type { TravellerRow } from './sealed-details.queries.ts'

type Sealed = Pick<TravellerRow, 'bookingId' | 'userId' | 'keyId' | 'sealed'>

/** The encrypted details of a traveller; undefined if there are none. */
export const sealedOf = ({ bookingId, userId, keyId, sealed }: Sealed) =>
  keyId === null || sealed === null ? undefined : { bookingId, userId, keyId, sealed }

/**
 * A traveller without the encrypted details, and how far these are. Details that no key decrypts count as complete, because
 * nothing is known of them.
 */
export function toTraveller<Row extends TravellerRow>(
  { keyId, sealed, savedAt, ...row }: Row,
  keys: readonly TravelKey[],
) {
  const entered = sealedOf({ ...row, keyId, sealed })
  const details = entered && tryOpenDetails(entered, keys)
  const problem = details && findPassportProblem(details.passportExpiry, row)
  const state: TravelDetailsState = !entered
    ? 'missing'
    : problem === 'ends-before-return'
      ? 'needs-attention'
      : 'complete'
  return { ...row, state, savedAt: savedAt?.toISOString() ?? null }
}
