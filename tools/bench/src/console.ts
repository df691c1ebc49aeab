import getPort from 'get-port'
import { ConsoleClient, type Export } from './console-client.ts'
import { addWork, measureToday } from './console-today.ts'
import { addMembers, piecesOf, quantile, type Searched } from './console-data.ts'
import { type Measure, megabytes, milliseconds, perSecond, ratio } from './measure.ts'
import { median } from './median.ts'
import { measureScroll } from './console-scroll.ts'
import { build } from './programs.ts'
import { type Api, startApi, startConsole, startPostgres } from './system.ts'

const members = 100_000
const bookings = 200_000
/** Searches of each length. */
const searches = 300
/** Number of the deep page. */
const pages = 1000
const password = 'a password for measuring'

/** Measures the console's member table with 100,000 members and one operator, and its page Today with 200,000 bookings. */
export async function measureConsole(): Promise<Measure[]> {
  await build('api')
  await build('host')
  const database = await startPostgres()
  const port = await getPort()
  const consoleUrl = `http://127.0.0.1:${port}`
  const api = await startApi(database, { ADMIN_PASSWORD: password, PUBLIC_ADMIN_URL: consoleUrl })
  await addMembers(database, members)
  const measures = await measureMembers(api)
  await addMembers(database, members, bookings)
  await addWork(database)
  const client = new ConsoleClient(api)
  await client.open(password)
  measures.push(...(await measureToday(client)))
  const scrolled = await measureScroll(await startConsole(api.origin, port), password)
  await api.stop()
  return [...measures, ...scrolled]
}

/** The figures of an API whose database contains the members. */
export async function measureMembers(api: Api): Promise<Measure[]> {
  const client = new ConsoleClient(api)
  await client.open(password)
  const people = await readPeople(client)

  const first = await timePages(client, {})
  const long = await timeSearches(client, piecesOf(people, [3, 4, 5, 7, 10]))
  const short = await timeSearches(client, piecesOf(people, [1, 2]))
  const depths = [await walk(client, 'id'), await walk(client, 'firstName')]
  const exports: Export[] = []
  for (let round = 0; round < 3; round += 1) exports.push(await client.export())

  return [
    p99('First page', first, 50),
    p99('Search with three letters or more', long, 50),
    { name: '  the same, median', value: median(long), show: milliseconds },
    p99('Search with one or two letters', short, 150),
    ...depths.map(({ sort, value }) => ({
      name: `Page ${pages} by ${sort}: time compared with the first page, medians`,
      value,
      show: ratio,
      goal: { most: 1.2 },
    })),
    ...exported(exports),
  ]
}

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
      name: `CSV of ${members} members: rows, median of ${exports.length}`,
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

/** Milliseconds of the same page, requested a hundred times after ten warm-ups. */
async function timePages(client: ConsoleClient, query: Record<string, string>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 110; round += 1) times.push((await client.page(query)).took)
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
