import {
  type TravelDetails,
  travelDetails,
} from '@farandfew/domain/travel-details/travel-details.ts'
import * as z from 'zod/mini'
import { AppError } from '../../platform/errors/app-error.ts'
import { openText, sealText } from '../../platform/secrets/sealed-text.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'

/** The row that details belong to: in another row they do not open. */
export interface Place {
  readonly bookingId: number
  readonly userId: number
}

/** What the table stores of a member's details. */
export interface SealedDetails {
  readonly keyId: string
  readonly sealed: string
}

const purpose = 'travel details'
const placeOf = ({ bookingId, userId }: Place) => `booking ${bookingId} of user ${userId}`

/**
 * Encrypts a text with the first key.
 * @throws AppError TRAVEL_DETAILS_UNAVAILABLE without a key
 */
export function sealForPlace(
  text: string,
  place: Place,
  [first]: readonly TravelKey[],
): SealedDetails {
  if (!first) throw new AppError('TRAVEL_DETAILS_UNAVAILABLE')
  return { keyId: first.id, sealed: sealText(text, first.key, purpose, placeOf(place)) }
}

/** Decrypts a row's text; undefined if none of the keys can, or if it was changed or moved. */
export function openFromPlace(
  row: Place & SealedDetails,
  keys: readonly TravelKey[],
): string | undefined {
  const used = keys.find(({ id }) => id === row.keyId)
  return used && openText(row.sealed, used.key, purpose, placeOf(row))
}

/** @throws AppError TRAVEL_DETAILS_UNAVAILABLE without a key */
export const sealDetails = (details: TravelDetails, place: Place, keys: readonly TravelKey[]) =>
  sealForPlace(JSON.stringify(details), place, keys)

/** A row's details; undefined if they cannot be decrypted. */
export function tryOpenDetails(
  row: Place & SealedDetails,
  keys: readonly TravelKey[],
): TravelDetails | undefined {
  const text = openFromPlace(row, keys)
  return text === undefined ? undefined : z.parse(travelDetails, JSON.parse(text))
}

/** @throws AppError TRAVEL_DETAILS_UNAVAILABLE if they cannot be decrypted */
export function openDetails(row: Place & SealedDetails, keys: readonly TravelKey[]): TravelDetails {
  const details = tryOpenDetails(row, keys)
  if (!details) throw new AppError('TRAVEL_DETAILS_UNAVAILABLE')
  return details
}
