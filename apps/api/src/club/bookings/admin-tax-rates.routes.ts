import {
  addTaxRates,
  confirmTaxRates,
  listTaxRates as listTaxRatesContract,
  removeTaxRates,
} from '@farandfew/domain/payments/tax-rates.contract.ts'
import type { AdminTaxRates } from '@farandfew/domain/payments/tax-rates.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { hasConfirmedTaxRates, listTaxRates } from './offers.queries.ts'

/** The rates of GST and TCS, by the date from which they apply. */
export async function adminTaxRatesRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  const read = async (trx: Db): Promise<AdminTaxRates> => {
    const rates = await listTaxRates(trx)
    const items = rates.sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
    const { isConfirmed } = await trx
      .selectNoFrom(hasConfirmedTaxRates.as('isConfirmed'))
      .executeTakeFirstOrThrow()
    return { today: clock.today(), items, isConfirmed }
  }

  route(app, listTaxRatesContract, () => read(db))

  route(app, addTaxRates, ({ body, request }) =>
    db.transaction().execute(async (trx) => {
      const refuse = (message: string) =>
        new AppError('VALIDATION_FAILED', { detail: message, errors: { validFrom: message } })
      if (body.validFrom < clock.today()) throw refuse('Must be today or later')
      const added = await trx
        .insertInto('taxRates')
        .values(body)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (added.numInsertedOrUpdatedRows === 0n)
        throw refuse('There are rates from this day already')
      await recordAction(trx, actorOf(request), { action: 'tax-rates.added', details: body })
      return read(trx)
    }),
  )

  route(app, confirmTaxRates, ({ request }) =>
    db.transaction().execute(async (trx) => {
      await recordAction(trx, actorOf(request), { action: 'tax-rates.confirmed' })
      return read(trx)
    }),
  )

  route(app, removeTaxRates, ({ params: { validFrom }, request }) =>
    db.transaction().execute(async (trx) => {
      const removed = await trx
        .deleteFrom('taxRates')
        .where('validFrom', '=', validFrom)
        .where('validFrom', '>', clock.today())
        .executeTakeFirst()
      if (removed.numDeletedRows === 0n) throw new AppError('NOT_FOUND')
      await recordAction(trx, actorOf(request), {
        action: 'tax-rates.removed',
        details: { validFrom },
      })
      return read(trx)
    }),
  )
}
