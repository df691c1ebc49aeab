import type { Figure } from '@farandfew/domain/contract/figure.ts'
import type { MovedMoney } from '@farandfew/domain/payments/money-lists.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { hrefOfFigure } from '../src/shared/figures/figure-link.tsx'
import { figureOf } from './support/figures.ts'
import { openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()
beforeEach(() => {
  Object.assign(api().state, { open: true, operator: 'Meera' })
})

const orderParams = ['sort', 'direction']

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
  const asked = Object.entries(askedOf(path)[0]!).filter(([name]) => !orderParams.includes(name))
  expect(Object.fromEntries(asked)).toEqual(figure.filter)
})

/** The money of some days, of which a fifth went back. */
function movedIn(from: string, to: string, received = 0): MovedMoney {
  const sumOf = (value: number, kind?: string) =>
    figureOf(value, { list: 'documents', filter: { ...(kind && { kind }), from, to } })
  return {
    received: sumOf(received, 'received'),
    refunded: sumOf(-received / 5, 'refunded'),
    kept: sumOf(received - received / 5),
  }
}

it('opens the documents of a month, of a period and the balances due from their bars and sums', async () => {
  const april = movedIn('2025-04-01', '2025-04-30', 10_000_000)
  const due = figureOf(5_000_000, {
    list: 'balances',
    filter: { money: 'balance', from: '2025-05-01', to: '2025-05-31' },
  })
  const may = movedIn('2025-05-01', '2025-05-31')
  const none = figureOf(0)
  api().state.moneyMonths = {
    today: '2025-05-01',
    months: [
      { month: '2025-04', ...april, due: none },
      { month: '2025-05', ...may, due },
    ],
    periods: {
      thisMonth: may,
      lastMonth: april,
      financialYear: movedIn('2025-04-01', '2026-03-31', 10_000_000),
      lastMonths: movedIn('2024-06-01', '2025-05-31', 10_000_000),
    },
    due,
  }
  openPage('/money/by-month')
  const bar = await screen.findByRole('link', { name: 'April 2025: ₹1,00,000 − ₹20,000' })
  expect(bar).toHaveAttribute('href', '/money/receipts?from=2025-04-01&to=2025-04-30')
  expect(screen.getByRole('link', { name: 'May 2025: ₹50,000' })).toHaveAttribute(
    'href',
    '/money/balances?money=balance&from=2025-05-01&to=2025-05-31',
  )
  const lastMonth = screen.getByText('Last month').parentElement!
  expect(lastMonth).toHaveTextContent(
    'Last month₹1,00,000 received, ₹20,000 refunded, ₹80,000 kept',
  )
  expect(within(lastMonth).getByRole('link', { name: '₹20,000' })).toHaveAttribute(
    'href',
    '/money/receipts?kind=refunded&from=2025-04-01&to=2025-04-30',
  )
  expect(screen.getByText('This financial year').parentElement).toHaveTextContent('₹80,000 kept')
})
