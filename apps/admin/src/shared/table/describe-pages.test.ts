import { describePages } from './describe-pages.ts'
import type { PagesQuery, TablePage } from './pages.data.ts'

type Page = TablePage<number>

/** What a table says that has read these pages. */
const describeRead = (...pages: Page[]) =>
  describePages(
    { data: { pages, pageParams: [] }, errorUpdateCount: 0 } as unknown as PagesQuery<Page>,
    { one: 'booking', many: 'bookings' },
  )

it.each<[string, Page]>([
  ['No bookings', { items: [], nextCursor: null, total: 0 }],
  ['1 booking', { items: [1], nextCursor: null, total: 1 }],
  ['1,20,000 bookings, 2 of them shown', { items: [1, 2], nextCursor: '2', total: 120_000 }],
  [
    'More than 2 bookings, 2 of them shown',
    { items: [1, 2], nextCursor: '2', total: 2, hasMore: true },
  ],
])('describes a table as "%s"', (text, page) => {
  expect(describeRead(page)).toBe(text)
})

it('counts the rows of every page that is shown', () => {
  const first = { items: [1, 2], nextCursor: '2', total: 3 }
  expect(describeRead(first, { items: [3], nextCursor: null, total: 3 })).toBe('3 bookings')
})
