import getPort from 'get-port'
import { ConsoleClient, type Export } from './console-client.ts'
import { addWork, measureToday, readFullestDeparture } from './console-today.ts'
import { piecesOf, quantile, type Searched } from './console-data.ts'
import { fillDatabase } from './generated/database.ts'
import { type Measure, megabytes, milliseconds, perSecond, ratio } from './measure.ts'
import { median } from './median.ts'
import { measureScroll } from './console-scroll.ts'
import { build } from './programs.ts'
import { startApi, startConsole, startPostgres } from './system.ts'

/** Searches of each length. */
const searches = 300
/** Number of the deep page. */
const pages = 1000
const password = 'a password for measuring'

/**
 * Measures the console's member table with one operator, and its page Today with many bookings: on a database that
 * has them already, or on one that gets them.
 */
export async function measureConsole({
  members,
  bookings,
  database: filled,
}: {
  members: number
  bookings: number
  database: string | undefined
}): Promise<Measure[]> {
  await build('api')
  await build('host')
  const database = filled ?? (await startPostgres())
  const port = await getPort()
  const consoleUrl = `http://127.0.0.1:${port}`
  const api = await startApi(database, { ADMIN_PASSWORD: password, PUBLIC_ADMIN_URL: consoleUrl })
  if (filled === undefined) await fillDatabase(database, { members, bookings })
  await addWork(database)
  const client = new ConsoleClient(api)
  await client.open(password)
  const departure = await readFullestDeparture(database)
  const measures = [...(await measureMembers(client, departure)), ...(await measureToday(client))]
  const scrolled = await measureScroll(await startConsole(api.origin, port), password)
  await api.stop()
  return [...measures, ...scrolled]
}

/** Lists that operators save as views: of few members, of hundreds of thousands, and of those between. */
const viewsWith = (departure: string): readonly Record<string, string>[] => [
  { age: '30-35' },
  { age: '25-30~35-40', sort: 'lastName' },
  { email: 'yes', sort: 'createdAt', direction: 'desc' },
  { email: 'no', phone: 'no', sort: 'username' },
  { country: 'India', sort: 'city' },
  { city: 'Mumbai', age: '30-35', sort: 'firstName' },
  { quiz: '2:gentle' },
  { quiz: '4:wine', email: 'yes', sort: 'email' },
  { search: 'ma', country: 'India', sort: 'createdAt' },
  { search: 'example', age: '35-40', sort: 'firstName', direction: 'desc' },
  { booked: departure },
  { invited: departure, sort: 'email' },
]

/** The figures of the members' table. */
async function measureMembers(client: ConsoleClient, departure: string): Promise<Measure[]> {
  const people = await readPeople(client)

  const first = await timePages(client, {})
  const long = await timeSearches(client, piecesOf(people, [3, 4, 5, 7, 10]))
  const short = await timeSearches(client, piecesOf(people, [1, 2]))
  const booked: number[] = []
  for (const search of piecesOf(people, [3, 4, 5, 7, 10])) {
    booked.push(await client.read(`/api/admin/bookings?${searchOf(search)}`))
  }
  const saved: number[] = []
  for (const view of viewsWith(departure)) {
    saved.push(...(await timePages(client, view, { rounds: 20 })))
  }
  const depths = [await walk(client, 'id'), await walk(client, 'firstName')]
  const exports: Export[] = []
  for (let round = 0; round < 3; round += 1) exports.push(await client.export())

  return [
    p99('First page', first, 50),
    p99('Search with three letters or more', long, 50),
    { name: '  the same, median', value: median(long), show: milliseconds },
    p99('Search with one or two letters', short, 150),
    p99('Search for bookings with three letters or more', booked, 50),
    { name: '  the same, median', value: median(booked), show: milliseconds },
    p99('A view with filters and an order', saved, 150),
    ...depths.map(({ sort, value }) => ({
      name: `Page ${pages} by ${sort}: time compared with the first page, medians`,
      value,
      show: ratio,
      goal: { most: 1.2 },
    })),
    ...exported(exports),
  ]
}

/** What the palette asks for. */
const searchOf = (search: string) =>
  new URLSearchParams({ search, limit: '3', count: 'no' }).toString()

const p99 = (name: string, times: readonly number[], most: number): Measure => ({
  name: `${name}: p99 of ${times.length}`,
  value: quantile(times, 0.99),
  show: milliseconds,
  goal: { most },
})

function exported(exports: readonly Export[]): Measure[] {
  const growths = exports.flatMap(({ growth }) => growth ?? [])
  const rate = median(exports.map(({ rows, took }) => rows / (took / 1000)))
  return [
    {
      name: `CSV of ${exports[0]?.rows ?? 0} members: rows, median of ${exports.length}`,
      value: rate,
      show: perSecond,
      goal: { least: 50_000 },
    },
    ...(growths.length === 0
      ? []
      : [
          {
            name: 'CSV: growth of resident memory, largest',
            value: Math.max(...growths),
            show: megabytes,
            goal: { most: 50_000_000 },
          },
        ]),
  ]
}

/** Members from all over the table, whose fields the searches use. */
async function readPeople(client: ConsoleClient): Promise<Searched[]> {
  const people: Searched[] = []
  let cursor: string | null = null
  while (people.length < searches) {
    const query: Record<string, string> = { limit: '60', sort: 'phone' }
    if (cursor !== null) query['cursor'] = cursor
    const { page } = await client.page(query)
    people.push(...page.items)
    cursor = page.nextCursor
  }
  return people
}

/** Milliseconds of the same page, without the first ten rounds. */
async function timePages(
  client: ConsoleClient,
  query: Record<string, string>,
  { rounds = 110 } = {},
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push((await client.page(query)).took)
  return times.slice(10)
}

async function timeSearches(client: ConsoleClient, texts: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const search of texts) times.push((await client.page({ search })).took)
  return times
}

/** Reads pages up to the thousandth; the median of the last hundred divided by that of the first page. */
async function walk(client: ConsoleClient, sort: string): Promise<{ sort: string; value: number }> {
  const first = median(await timePages(client, { sort }))
  const times: number[] = []
  let { page } = await client.page({ sort })
  while (times.length < pages && page.nextCursor !== null) {
    const turned = await client.page({ sort, cursor: page.nextCursor })
    times.push(turned.took)
    page = turned.page
  }
  return { sort, value: median(times.slice(-100)) / first }
}
