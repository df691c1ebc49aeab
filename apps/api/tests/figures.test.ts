import type { Figure, FigureList } from '@farandfew/domain/contract/figure.ts'
import { returnReasons } from '@farandfew/domain/refunds/refund-history.ts'
import fc from 'fast-check'
import { type Facts, readFacts } from './harness/booking-facts.ts'
import { type BookingClub, operation } from './harness/booking-operations.ts'
import { withBookingSite } from './harness/booking-site.ts'
import { sized } from './support/index.ts'

/*
 * Each figure of the console is the number or the sum of the rows that its link lists, over clubs with cancelled, moved, held
 * and part refunded bookings, with payments that no booking could take, and with refunds by hand.
 *
 * To add a figure, have the API answer with a `figure` (libs/domain/src/contract/figure.ts), computed by a FigureQuery
 * (src/platform/figures/read-figures.ts) with the condition of its list. It is found wherever it is in the answers of the calls
 * below, and is compared with all pages of its list. Then:
 * - a call that is not there yet: a row of `callsOf`;
 * - a list that no figure opened before: a row of `lists`;
 * - its name, which is its place in the answer: a row of `names`. A name in `canBeNothing` may be 0 in every club.
 * For a state that no club has yet, add an operation to harness/booking-operations.ts or to `also`.
 */

/** The calls whose answers have figures, for a club. */
const callsOf = (club: BookingClub): readonly string[] => [
  '/api/admin/today',
  '/api/admin/money-months',
  ...club.departureIds.flatMap((id) => [
    `/api/admin/departures/${id}`,
    `/api/admin/departures/${id}/cancellation`,
  ]),
]

/** The call of each list. */
const lists: Readonly<Record<FigureList, string>> = {
  bookings: '/api/admin/bookings',
  balances: '/api/admin/bookings',
  documents: '/api/admin/receipts',
}

/** Every figure by its place: the call and the fields, without numbers. */
const names: readonly string[] = [
  ...['left', 'paid', 'refunded', 'open', 'byHand', 'refundOpen'].map(
    (name) => `/api/admin/departures/n/cancellation cancellation ${name}`,
  ),
  ...[
    'kept',
    'owed',
    'paid',
    'refunded',
    'refundOpen',
    'returnOpen',
    'returned',
    'refundByHand',
  ].map((name) => `/api/admin/departures/n ${name}`),
  ...['refundable', 'refundableByHand'].map((name) => `/api/admin/departures/n ${name}`),
  ...['thisMonth', 'lastMonth', 'financialYear', 'lastMonths'].flatMap((period) =>
    ['received', 'refunded', 'kept'].map(
      (name) => `/api/admin/money-months periods ${period} ${name}`,
    ),
  ),
  ...['received', 'refunded', 'kept', 'due'].map(
    (name) => `/api/admin/money-months months n ${name}`,
  ),
  '/api/admin/money-months due',
  ...['kept', 'owed'].map((name) => `/api/admin/today departures n ${name}`),
  ...['received', 'refunded', 'kept'].map((name) => `/api/admin/today money ${name}`),
]

/** Figures of what lasts for an instant. */
const canBeNothing = ['/api/admin/departures/n/cancellation cancellation left']

const pick = fc.nat({ max: 1000 })
const departure = fc.nat({ max: 3 })
/** What operators do besides what happens in any club, or more often. */
const also = fc.oneof(
  fc.record({ kind: fc.constant('operator moves' as const), pick, departure }),
  fc.record({
    kind: fc.constant('operator cancels' as const),
    what: fc.constant('the departure' as const),
    pick,
    departure,
  }),
  fc.record({
    kind: fc.constant('operator records a transfer' as const),
    pick,
    departure,
    part: fc.constant('least' as const),
  }),
)

const clubs = sized(2, 60)
const operationsOfOne = 80
/** Operations between two comparisons; one follows each cancelling, too, before its refunds are done. */
const between = 20

// For the full size.
jest.setTimeout(1_200_000)

const { db, newClub } = withBookingSite()

type Found = readonly [name: string, figure: Figure]

const isFigure = (value: object): value is Figure => 'list' in value && 'filter' in value

/** The figures that are anywhere in an answer, each with its place. */
function findFigures(place: string, value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if (isFigure(value)) return [[place, value]]
  return Object.entries(value).flatMap(([name, inner]) => findFigures(`${place} ${name}`, inner))
}

type Row = Readonly<Record<string, unknown>>

interface Page {
  items: Row[]
  nextCursor: string | null
  total: number
}

/** The rows of all pages behind the link of a figure. */
async function readRows(club: BookingClub, { list, filter }: Figure): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const query = new URLSearchParams({ ...filter, limit: '7', ...(cursor !== null && { cursor }) })
    const page: Page = await club.readConsole<Page>(`${lists[list]}?${query}`)
    rows.push(...page.items)
    cursor = page.nextCursor
    if (cursor === null) expect(rows).toHaveLength(page.total)
  } while (cursor !== null)
  return rows
}

const valueOf = (rows: readonly Row[], of: string): number =>
  of === 'rows' ? rows.length : rows.reduce((sum, row) => sum + Number(row[of]), 0)

/** Compares every figure with the rows behind its link. Adds to the names of all, and to those that were not 0. */
async function compareFigures(
  club: BookingClub,
  seen: { all: Set<string>; counted: Set<string> },
): Promise<void> {
  const found: Found[] = []
  for (const url of callsOf(club)) found.push(...findFigures(url, await club.readConsole(url)))
  const rowsOf = new Map<string, Row[]>()
  const shown: Record<string, number> = {}
  const listed: Record<string, number> = {}
  for (const [name, figure] of found) {
    const link = `${figure.list}?${new URLSearchParams(figure.filter)}`
    const rows = rowsOf.get(link) ?? (await readRows(club, figure))
    rowsOf.set(link, rows)
    shown[`${name}: ${link}`] = figure.value
    listed[`${name}: ${link}`] = valueOf(rows, figure.of)
    // A link of a sum lists no row that adds nothing to it.
    expect(rows.filter((row) => row[figure.of] === 0)).toEqual([])
  }
  expect(shown).toEqual(listed)
  const valueIn = (name: string) => found.find(([place]) => place === name)?.[1].value ?? NaN
  for (const id of club.departureIds) {
    const [paid, refunded, refundOpen, kept] = ['paid', 'refunded', 'refundOpen', 'kept'].map(
      (name) => valueIn(`/api/admin/departures/${id} ${name}`),
    ) as [number, number, number, number]
    expect(kept).toBe(paid - refunded - refundOpen)
  }
  for (const [place, { value }] of found) {
    const name = place.replaceAll(/\d+/g, 'n')
    seen.all.add(name)
    if (value !== 0) seen.counted.add(name)
  }
}

const sum = (items: readonly { amount: number }[]) =>
  items.reduce((total, { amount }) => total + amount, 0)

/** All money by the documents, in paise: what came in, and what went out. */
async function readMoney(club: BookingClub): Promise<{ received: number; refunded: number }> {
  const rowsOf = (kind: string) =>
    readRows(club, { list: 'documents', filter: { kind }, of: 'amount', value: 0 })
  return {
    received: valueOf(await rowsOf('received'), 'amount'),
    refunded: -valueOf(await rowsOf('refunded'), 'amount'),
  }
}

/** What the documents say is what the gateway captured and paid back, besides what operators recorded and paid by hand. */
function expectGatewaySums(
  { captured, returned, payments, refunds, ...facts }: Facts,
  money: object,
) {
  const transfers = new Set(
    facts.orders.filter(({ method }) => method === 'transfer').map(({ id }) => id),
  )
  expect(money).toEqual({
    received: sum(captured) + sum(payments.filter(({ order }) => transfers.has(order))),
    refunded: sum(returned) + sum(refunds.filter(({ isByHand }) => isByHand)),
  })
}

test('every figure is the sum of the rows that its link lists', async () => {
  const club = newClub()
  const seen = { all: new Set<string>(), counted: new Set<string>() }
  const sequence = fc.array(
    fc.oneof({ weight: 8, arbitrary: operation }, { weight: 1, arbitrary: also }),
    { minLength: operationsOfOne, maxLength: operationsOfOne, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(sequence, async (operations) => {
      await club.start()
      // A move to a cheaper departure pays a part back.
      await db()
        .updateTable('tripSchedules')
        .set({ priceTier: 3 })
        .where('id', '=', club.departureIds[0]!)
        .execute()
      for (const [turn, one] of operations.entries()) {
        if (one.kind === 'operator moves') await club.moveForOperator(one)
        else await club.apply(one, await readFacts(db()))
        if (one.kind !== 'operator cancels' && (turn + 1) % between > 0) continue
        await compareFigures(club, seen)
      }
      expectGatewaySums(await club.comeToRest(), await readMoney(club))
      // As if the gateway had refused to pay back what no booking could take.
      await db()
        .updateTable('refunds')
        .set({ status: 'failed', doneOn: null, doneAt: null })
        .where('reason', 'in', returnReasons)
        .execute()
      await compareFigures(club, seen)
    }),
    { seed: 20_261_129, numRuns: clubs, endOnFailure: process.env.PROOF_SHRINK !== 'true' },
  )
  expect([...seen.all].sort()).toEqual([...names].sort())
  expect(names.filter((name) => !seen.counted.has(name))).toEqual(canBeNothing)
})
