import type { Figure } from '@farandfew/domain/contract/figure.ts'
import { getMoneyMonths } from '@farandfew/domain/payments/payments.contract.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { hrefOfFigure } from '../src/shared/figures/figure-link.tsx'
import { figureOf } from './support/figures.ts'
import { openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()

/** The queries with which the page has asked the API for a list. */
const askedOf = (path: string) =>
  api()
    .calls.filter(({ line }) => line.startsWith(`GET ${path}?`) || line === `GET ${path}`)
    .map(({ line }) => Object.fromEntries(new URLSearchParams(line.split('?')[1])))

it.each<[string, Partial<Figure>]>([
  ['/api/admin/bookings', { list: 'bookings', filter: { departure: '7' } }],
  [
    '/api/admin/bookings',
    { list: 'bookings', filter: { departure: '7', status: 'live', money: 'refund-open' } },
  ],
  [
    '/api/admin/bookings',
    { list: 'balances', filter: { money: 'balance', from: '2025-06-01', to: '2025-06-30' } },
  ],
  ['/api/admin/bookings', { list: 'balances', filter: { money: 'balance', departure: '7' } }],
  [
    '/api/admin/receipts',
    { list: 'documents', filter: { kind: 'received', from: '2025-05-01', to: '2025-05-31' } },
  ],
  ['/api/admin/receipts', { list: 'documents', filter: {} }],
])('asks %s for the rows of the figure %j and no others', async (path, fields) => {
  const figure = figureOf(1, fields)
  openPage(hrefOfFigure(figure))
  await waitFor(() => expect(askedOf(path)).not.toEqual([]))
  const { sort: _sort, direction: _direction, ...asked } = askedOf(path)[0]!
  expect(asked).toEqual(figure.filter)
})
