import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { startBrowser } from './browser.ts'
import { kilobytes, type Measure, milliseconds, plain, seconds, shift } from './measure.ts'
import { median } from './median.ts'
import { pageWeight } from './page-scripts.ts'
import { build, workspace } from './programs.ts'
import { measureRouteChanges } from './route-change.ts'
import { startApi, startPostgres, startSite } from './system.ts'

/** One page of each kind. */
const pages = [
  '/',
  '/trips',
  '/trips/7',
  '/destinations/turkey',
  '/destinations/sri-lanka',
  '/moodboards',
  '/gallery/bali',
  '/schedule',
  '/quiz',
  '/request-invite/bali',
  '/about',
  '/faqs',
] as const

/** Gzipped bytes of a page's initial scripts. */
const scriptsBudget = 135_000

const categories = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const

const audits = [
  { id: 'largest-contentful-paint', name: 'LCP', show: seconds, most: 1200 },
  { id: 'cumulative-layout-shift', name: 'CLS', show: shift, most: 0.001 },
  { id: 'total-blocking-time', name: 'TBT', show: milliseconds, most: 50 },
] as const

/** Bytes of what a page needs to be painted: itself, with its styles, and its fonts; and of its first picture. */
const paintBudget = 60_000
const pictureBudget = 60_000

/** A request of a page, in Lighthouse's audit `network-requests`. */
interface PageRequest {
  resourceType: string
  priority: string
  transferSize: number
}

export interface WebFigures {
  measures: Measure[]
  /** What Lighthouse reports besides performance: page, category and audit. */
  faults: string[][]
}

/** Measures the built site with its host, API and database: sizes, and Lighthouse for mobile. */
export async function measureWeb({ runs }: { runs: number }): Promise<WebFigures> {
  await build('api', 'host')
  const measures = pages.flatMap(weigh)
  const faults: string[][] = []
  // On the demo's date, the departures of the built pages are ahead, as they are for a visitor.
  const api = await startApi(await startPostgres(), { CLUB_CLOCK: '2025-05-01' })
  const site = await startSite(api.origin)
  for (const path of pages) {
    const judged = await judge(site, path, runs)
    measures.push(...judged.measures)
    faults.push(...judged.faults.map((fault) => [path, ...fault]))
  }
  measures.push(...(await measureRouteChanges(site, runs)))
  await api.stop()
  return { measures, faults }
}

function weigh(path: string): Measure[] {
  const root = join(workspace, 'apps/web/dist')
  const { pages: files } = JSON.parse(readFileSync(join(root, 'routes.json'), 'utf8')) as {
    pages: Record<string, string>
  }
  const file = files[path]
  if (!file) throw new Error(`The build has no page of ${path}`)
  const { html, scripts } = pageWeight(join(root, 'client'), file)
  return [
    {
      name: `${path}: initial JavaScript, gzip`,
      value: scripts,
      show: kilobytes,
      goal: { most: scriptsBudget },
    },
    { name: `${path}: HTML, gzip`, value: html, show: kilobytes },
  ]
}

/** Lighthouse's scores of a page: the median of several runs. */
async function judge(site: string, page: string, runs: number): Promise<WebFigures> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(site + page))
  const middle = (figure: (result: (typeof results)[number]) => number | null | undefined) =>
    median(results.map((result) => figure(result) ?? NaN))
  const measures = [
    ...Object.entries(categories).map(([id, least]) => ({
      name: `${page}: ${id}`,
      value: Math.round(middle((result) => result.categories[id]?.score) * 100),
      show: plain,
      goal: { least },
    })),
    ...audits.map(({ id, name, show, most }) => ({
      name: `${page}: ${name}`,
      value: middle((result) => result.audits[id]?.numericValue),
      show,
      goal: { most },
    })),
    {
      name: `${page}: HTML, CSS and fonts`,
      value: middle((result) =>
        sum(
          requestsOf(result, ['Document', 'Stylesheet', 'Font']).map(
            ({ transferSize }) => transferSize,
          ),
        ),
      ),
      show: kilobytes,
      goal: { most: paintBudget },
    },
    {
      name: `${page}: largest first picture`,
      value: middle((result) =>
        Math.max(
          0,
          ...requestsOf(result, ['Image'])
            .filter(({ priority }) => priority.endsWith('High'))
            .map(({ transferSize }) => transferSize),
        ),
      ),
      show: kilobytes,
      goal: { most: pictureBudget },
    },
  ]
  return { measures, faults: results[0] ? faultsOf(results[0]) : [] }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The requests of some types, with their headers and as compressed as the host sends them. */
function requestsOf(result: Result, types: readonly string[]): PageRequest[] {
  const { details } = result.audits['network-requests'] ?? {}
  if (details?.type !== 'table') throw new Error('Lighthouse reported no requests')
  return (details.items as unknown as PageRequest[]).filter(({ resourceType }) =>
    types.includes(resourceType),
  )
}

function faultsOf(result: Result): string[][] {
  return Object.keys(categories)
    .filter((id) => id !== 'performance')
    .flatMap((category) =>
      (result.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => [category, result.audits[id]?.title ?? id]),
    )
}

/** Sometimes the trace of a page misses its beginning; then the page is measured again. */
async function runLighthouse(url: string, tries = 3): Promise<Result> {
  const browser = await startBrowser()
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: Object.keys(categories),
    })
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
    const { runtimeError } = result.lhr
    if (!runtimeError) return result.lhr
    if (runtimeError.code !== 'NO_NAVSTART' || tries <= 1) {
      throw new Error(`${url}: ${runtimeError.message}`)
    }
  } finally {
    browser.kill()
  }
  return runLighthouse(url, tries - 1)
}
