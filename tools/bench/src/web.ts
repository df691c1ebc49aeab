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

/** One page of each kind, and the maximum of its initial scripts, in gzipped bytes. */
const pages = [
  { path: '/', scripts: 120_000 },
  { path: '/trips', scripts: 120_000 },
  { path: '/trips/7', scripts: 120_000 },
  { path: '/destinations/turkey', scripts: 120_000 },
  { path: '/moodboards', scripts: 120_000 },
  { path: '/gallery/bali', scripts: 120_000 },
  { path: '/schedule', scripts: 145_000 },
  { path: '/quiz', scripts: 145_000 },
  { path: '/request-invite/bali', scripts: 145_000 },
  { path: '/about', scripts: 120_000 },
  { path: '/faqs', scripts: 120_000 },
] as const
type PublicPage = (typeof pages)[number]

const categories = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const

const audits = [
  { id: 'largest-contentful-paint', name: 'LCP', show: seconds, most: 1800 },
  { id: 'cumulative-layout-shift', name: 'CLS', show: shift, most: 0.01 },
  { id: 'total-blocking-time', name: 'TBT', show: milliseconds, most: 50 },
] as const

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
  const api = await startApi(await startPostgres())
  const site = await startSite(api.origin)
  for (const { path } of pages) {
    const judged = await judge(site, path, runs)
    measures.push(...judged.measures)
    faults.push(...judged.faults.map((fault) => [path, ...fault]))
  }
  measures.push(...(await measureRouteChanges(site, runs)))
  await api.stop()
  return { measures, faults }
}

function weigh({ path, scripts: budget }: PublicPage): Measure[] {
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
      goal: { most: budget },
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
  ]
  return { measures, faults: results[0] ? faultsOf(results[0]) : [] }
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
