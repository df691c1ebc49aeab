import { findPassportProblem, type TravelDetailsState } from '@farandfew/domain/travel-details'
import type { TravelKey } from '../secrets/travel-keys.ts'
import { tryOpenDetails } from './seal-details.ts'
import type { TravellerRow } from './travel-details.queries.ts'

/**
 * A traveller without the encrypted details, and how far these are. Details that no key decrypts count as complete, because
 * nothing is known of them.
 */
export function toTraveller<Row extends TravellerRow>(
  { keyId, sealed, savedAt, ...row }: Row,
  keys: readonly TravelKey[],
) {
  const isThere = keyId !== null && sealed !== null
  const details = isThere ? tryOpenDetails({ ...row, keyId, sealed }, keys) : undefined
  const problem = details && findPassportProblem(details.passportExpiry, row)
  const entered = problem === 'ends-before-return' ? 'needs-attention' : 'complete'
  const state: TravelDetailsState = isThere ? entered : 'missing'
  return { ...row, state, savedAt: savedAt?.toISOString() ?? null }
}
