import * as calls from '@farandfew/domain/payments/payments.contract.ts'
import type { AdminTaxRates } from '@farandfew/domain/payments/payment.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { hasTakenStep, storeStep } from '../club-details/first-steps.queries.ts'
import { listTaxRates } from '../seats/sold-departure.queries.ts'

/** The rates of GST and TCS, by the date from which they apply. */
export async function adminTaxRatesRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  const read = async (trx: Db): Promise<AdminTaxRates> => {
    const rates = await listTaxRates(trx)
    const items = rates.sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
    // The database begins with rates of its own.
    const { isConfirmed } = await trx
      .selectNoFrom(hasTakenStep('tax-rates').as('isConfirmed'))
      .executeTakeFirstOrThrow()
    return { today: clock.today(), items, isConfirmed }
  }

  route(app, calls.listTaxRates, () => read(db))

  transactionRoute(app, calls.addTaxRates, async ({ trx, body, record }) => {
    const refuse = (message: string) =>
      new AppError('VALIDATION_FAILED', { detail: message, errors: { validFrom: message } })
    if (body.validFrom < clock.today()) throw refuse('Must be today or later')
    const added = await trx
      .insertInto('taxRates')
      .values(body)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) throw refuse('There are rates from this day already')
    await storeStep(trx, 'tax-rates')
    await record({ action: 'tax-rates.added', details: body })
    return read(trx)
  })

  transactionRoute(app, calls.confirmTaxRates, async ({ trx, record }) => {
    await storeStep(trx, 'tax-rates')
    await record({ action: 'tax-rates.confirmed' })
    return read(trx)
  })

  transactionRoute(app, calls.removeTaxRates, async ({ trx, params: { validFrom }, record }) => {
    const removed = await trx
      .deleteFrom('taxRates')
      .where('validFrom', '=', validFrom)
      .where('validFrom', '>', clock.today())
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) throw new AppError('NOT_FOUND')
    await record({
      action: 'tax-rates.removed',
      details: { validFrom },
    })
    return read(trx)
  })
}
