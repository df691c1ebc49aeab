import type { CalendarDate } from '@farandfew/domain/calendar'
import type { Db } from '../../db/connect.ts'
import { queueMail } from '../../outbox/index.ts'
import { wrongPassword } from '../../members/password-check.ts'
import { provedAddresses } from './addressed.queries.ts'
import { cancelledNotice, farewell } from './erase.mails.ts'
import { eraseCorrespondence, eraseFormKeys, eraseUnsentNotices } from './erase-messages.queries.ts'
import { cancelBookingsAhead, lockMember, removeMember } from './erase.queries.ts'

export interface MemberToErase {
  userId: number
  /** Of the password that was just typed. */
  passwordHash: string
  /** The club's date. */
  today: CalendarDate
  /** Where the club reads its mail. */
  clubEmail: string
}

/**
 * Erases a person, all of them or nothing: the account and what goes with it, what is known by an address that they
 * proved, and messages that were not sent yet. Bookings and payments keep their rows without the person; a seat on a
 * departure that lies ahead is given back, and the club is told of it without a name. A confirmed address is told, once.
 * @throws AppError VALIDATION_FAILED where the password was changed meanwhile
 */
export function eraseMember(db: Db, member: MemberToErase): Promise<void> {
  const { userId, passwordHash, today, clubEmail } = member
  return db.transaction().execute(async (trx) => {
    const person = await lockMember(trx, { userId, passwordHash })
    if (!person) throw wrongPassword()
    const cancelled = await cancelBookingsAhead(trx, { userId, today })
    const addresses = provedAddresses(person)
    await eraseUnsentNotices(trx, { userId, addresses, claimed: person.email })
    await eraseFormKeys(trx, { userId, addresses })
    await eraseCorrespondence(trx, addresses)
    await removeMember(trx, userId)
    if (addresses.email !== null) await queueMail(trx, farewell(addresses.email))
    if (cancelled.length > 0) await queueMail(trx, cancelledNotice(cancelled, clubEmail))
  })
}
