import {
  emptyWaitlist,
  extendOffer,
  listAdminWaitlist,
  offerNextSeat,
  removeFromWaitlist,
} from '@farandfew/domain/waitlist/waitlist.contract.ts'
import { countBefore, type WaitlistEntry } from '@farandfew/domain/waitlist/waitlist.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { clubDateAt } from '@farandfew/domain/clock/clock.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError, refuseField } from '../../platform/errors/app-error.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { subjectOf } from '../departures/admin-departures.service.ts'
import { endPlaces, listWaitlist, endEntry, extendEntry, putAhead } from './waitlist.queries.ts'
import { offerExtendedMail, placeEndMail, queueWaitlistMail } from './waitlist.mails.ts'
import { getSoldDeparture, lockSoldDeparture } from '../seats/sold-departure.queries.ts'
import { checkOpen } from './may-book.ts'
import { offerSeatsOf } from './waitlist.service.ts'

/** @throws AppError PLACE_CHANGED unless the member waits, can be offered a seat, and others would be offered one before */
function requireOutOfTurn(entry: WaitlistEntry | undefined, others: number): void {
  const refuse = (detail: string) => new AppError('PLACE_CHANGED', { detail })
  if (entry?.state !== 'waiting') {
    throw refuse('They no longer wait, or a seat is already offered to them. Please look again.')
  }
  if (entry.obstacle !== null) throw refuse('They cannot be offered a seat. Please look again.')
  if (others === 0) throw refuse('They are next in line already.')
}

/** Who waits for a departure, and what an operator does about places and offers. */
export async function adminWaitlistRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { db } = context

  route(app, listAdminWaitlist, async ({ params: { id }, record }) => {
    await getSoldDeparture(db, id)
    const entries = await listWaitlist(db, id)
    await record({
      action: 'waitlist.viewed',
      subject: subjectOf(id),
      details: { members: entries.length },
    })
    return { entries }
  })

  transactionRoute(app, emptyWaitlist, async ({ trx, params: { id }, record }) => {
    const departure = await lockSoldDeparture(trx, id)
    const ended = await endPlaces(trx, id)
    const mail = placeEndMail(departure, false)
    for (const userId of ended) await queueWaitlistMail(trx, context, { userId, departure }, mail)
    await record({
      action: 'waitlist.emptied',
      subject: subjectOf(id),
      details: { members: ended.length },
    })
    return { entries: await listWaitlist(trx, id) }
  })

  transactionRoute(app, removeFromWaitlist, async ({ trx, params: { id, userId }, record }) => {
    const departure = await lockSoldDeparture(trx, id)
    const entry = (await listWaitlist(trx, id)).find((one) => one.userId === userId)
    if (entry) {
      await endEntry(trx, { userId, departureId: id })
      const mail = placeEndMail(departure, entry.state === 'kept')
      await queueWaitlistMail(trx, context, { userId, departure }, mail)
      await record({
        action: 'waitlist.removed',
        subject: subjectOf(id),
        details: { member: userId, state: entry.state },
      })
    }
    return { entries: await listWaitlist(trx, id) }
  })

  transactionRoute(app, offerNextSeat, async ({ trx, params: { id, userId }, body, record }) => {
    const departure = await lockSoldDeparture(trx, id)
    checkOpen(departure, context.clock.today())
    const before = await listWaitlist(trx, id)
    const others = countBefore(before, userId)
    requireOutOfTurn(
      before.find((one) => one.userId === userId),
      others,
    )
    await putAhead(trx, { userId, departureId: id })
    await offerSeatsOf(trx, context, departure)
    const entries = await listWaitlist(trx, id)
    const { state } = entries.find((one) => one.userId === userId)!
    await record({
      action: 'waitlist.put-ahead',
      subject: subjectOf(id),
      details: { member: userId, others, state },
      reason: { userId, text: body.reason },
    })
    return { entries }
  })

  transactionRoute(app, extendOffer, async ({ trx, params: { id, userId }, body, record }) => {
    const departure = await lockSoldDeparture(trx, id)
    const extended = await extendEntry(trx, { userId, departureId: id, ...body })
    if (!extended) throw new AppError('OFFER_CHANGED')
    const last = addDays(departure.departureDate, -1)
    if (clubDateAt(extended.offeredUntil, context.clock) > last) {
      throw refuseField('hours', `The seat can wait until ${formatDate(last)} at the latest`)
    }
    const mail = offerExtendedMail(departure, extended)
    await queueWaitlistMail(trx, context, { userId, departure }, mail)
    await record({
      action: 'waitlist.extended',
      subject: subjectOf(id),
      details: { member: userId, hours: body.hours },
    })
    return { entries: await listWaitlist(trx, id) }
  })
}
