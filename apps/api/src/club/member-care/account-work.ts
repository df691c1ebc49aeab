import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'

interface Address {
  userId: number
  email: string
}

interface MemberToErase {
  userId: number
  /** Runs in the transaction before anything is erased, with the paise that go back. */
  check: (trx: Db, member: { username: string }, refund: number) => Promise<void> | void
}

interface EndedBooking {
  id: number
  tripTitle: string
  departureDate: string
  status: 'pending' | 'confirmed' | 'expired' | 'cancelled'
  /** Paise. */
  amountPaid: number
  refund: number
}

/** What members do with their own accounts, and operators do for them. */
export interface AccountWork {
  /** Sends the link that verifies an address. @throws AppError TOO_MANY_REQUESTS */
  sendEmailLink: (trx: Db, urls: AppContext['urls'], address: Address) => Promise<void>
  /** Violates a unique index if another account has verified the address. */
  setVerifiedEmail: (trx: Db, userId: number, email: string) => Promise<void>
  /** Violates a unique index if another account has verified the phone. */
  storeVerifiedPhone: (trx: Db, userId: number, phone: string) => Promise<void>
  queuePasswordLink: (trx: Db, urls: AppContext['urls'], address: Address) => Promise<unknown>
  exportMember: (
    db: Db,
    userId: number,
    keys: readonly TravelKey[],
  ) => Promise<Record<string, unknown>>
  previewEndedBookings: (
    context: AppContext,
    userId: number,
  ) => Promise<{ bookings: EndedBooking[]; refund: number }>
  /** @throws AppError NOT_FOUND; what `check` throws */
  eraseMemberAndFiles: (
    context: AppContext,
    log: FastifyBaseLogger,
    member: MemberToErase,
  ) => Promise<void>
}

/** The context of the calls that change a member's account. */
export type CareContext = AppContext & { account: AccountWork }
