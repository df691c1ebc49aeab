import {
  canEnterTravelDetails,
  findPassportProblem,
  travelDetailsDueOn,
  travelDetailsEraseOn,
} from '@farandfew/domain/travel-details/travel-details-dates.ts'
import {
  type OwnTravelDetails,
  passportEndsMessage,
  type TravelDetails,
  type travelDetailsForm,
  type TravelDetailsStatus,
} from '@farandfew/domain/travel-details/travel-details.ts'
import type * as z from 'zod/mini'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { openDetails, sealDetails } from './seal-details.ts'
import { deleteTravelDetails, type TravellerRow } from './sealed-details.queries.ts'
import { sealedOf, toTraveller } from './traveller.ts'
import {
  findTraveller,
  listLooks,
  listTravellersOf,
  lockConfirmedBooking,
  storeDetails,
} from './travel-details.queries.ts'

type Context = Pick<AppContext, 'clock' | 'secrets'>

interface Traveller {
  departureId: number
  userId: number
}

function toStatus(row: TravellerRow, { clock, secrets }: Context): TravelDetailsStatus {
  const traveller = toTraveller(row, secrets.travelKeys())
  const dueOn = travelDetailsDueOn(row.departureDate)
  const today = clock.today()
  const open = canEnterTravelDetails(row, today)
  return {
    ...traveller,
    dueOn,
    eraseOn: travelDetailsEraseOn(row),
    open,
    isLate: open && traveller.state === 'missing' && today > dueOn,
  }
}

/** What is to enter, or was entered, for the trips of a member that are not over. */
export async function listStatuses(
  db: Db,
  context: Context,
  userId: number,
): Promise<TravelDetailsStatus[]> {
  const rows = await listTravellersOf(db, userId)
  return rows.map((row) => toStatus(row, context)).filter(({ open }) => open)
}

/** @throws AppError GROUP_MEMBERS_ONLY without a confirmed booking */
async function getTraveller(db: Db, traveller: Traveller): Promise<TravellerRow> {
  const row = await findTraveller(db, traveller)
  if (!row) throw new AppError('GROUP_MEMBERS_ONLY')
  return row
}

/**
 * A member's own details.
 * @throws AppError GROUP_MEMBERS_ONLY, TRAVEL_DETAILS_UNAVAILABLE
 */
export async function readOwnDetails(
  db: Db,
  context: Context,
  traveller: Traveller,
): Promise<OwnTravelDetails> {
  const row = await getTraveller(db, traveller)
  const looks = await listLooks(db, row)
  const sealed = sealedOf(row)
  const details = sealed ? openDetails(sealed, context.secrets.travelKeys()) : null
  return { ...toStatus(row, context), details, looks }
}

/**
 * @throws AppError GROUP_MEMBERS_ONLY, TRAVEL_DETAILS_CLOSED, TRAVEL_DETAILS_UNAVAILABLE; VALIDATION_FAILED for a passport
 * that expires before the return
 */
export async function saveOwnDetails(
  trx: Db,
  context: Context,
  { form, ...traveller }: Traveller & { form: z.output<typeof travelDetailsForm> },
): Promise<OwnTravelDetails> {
  const { clock, secrets } = context
  const row = await getTraveller(trx, traveller)
  if (!canEnterTravelDetails(row, clock.today())) throw new AppError('TRAVEL_DETAILS_CLOSED')
  if (findPassportProblem(form.passportExpiry, row) === 'ends-before-return') {
    throw new AppError('VALIDATION_FAILED', { errors: { passportExpiry: passportEndsMessage } })
  }
  const details: TravelDetails = { ...form, foodNotes: form.foodNotes ?? null }
  const place = { bookingId: row.bookingId, userId: row.userId }
  const sealed = sealDetails(details, place, secrets.travelKeys())
  // A cancellation erases details: it waits for this one, or this one sees it.
  const isConfirmed = await lockConfirmedBooking(trx, row.bookingId)
  if (!isConfirmed) throw new AppError('GROUP_MEMBERS_ONLY')
  await storeDetails(trx, place, sealed)
  return readOwnDetails(trx, context, traveller)
}

/** @throws AppError GROUP_MEMBERS_ONLY */
export async function eraseOwnDetails(
  trx: Db,
  context: Context,
  traveller: Traveller,
): Promise<OwnTravelDetails> {
  const { bookingId } = await getTraveller(trx, traveller)
  await deleteTravelDetails(trx, [bookingId])
  return readOwnDetails(trx, context, traveller)
}
