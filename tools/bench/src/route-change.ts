import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { browserFlags, browserProgram } from './browser.ts'
import { kilobytes, type Measure, milliseconds } from './measure.ts'
import { median } from './median.ts'
import { workspace } from './programs.ts'

/** Navigations on the site, and the maximum of new scripts for each, in gzipped bytes. */
const changes = [
  { from: '/', to: '/trips', most: 25_000 },
  { from: '/trips', to: '/trips/7', most: 25_000 },
  { from: '/', to: '/schedule', most: 40_000 },
  { from: '/', to: '/moodboards', most: 25_000 },
  { from: '/moodboards', to: '/gallery/bali', most: 25_000 },
  { from: '/', to: '/quiz', most: 40_000 },
  { from: '/', to: '/about', most: 25_000 },
  { from: '/trips', to: '/request-invite/bali', most: 40_000 },
  { from: '/', to: '/faqs', most: 25_000 },
] as const
type Change = (typeof changes)[number]

/** Goal for a route change, in milliseconds until the content is visible. */
const contentGoal = 100

/** Measures route changes of a running site: time until the new heading is painted, and new scripts. */
export async function measureRouteChanges(site: string, runs: number): Promise<Measure[]> {
  const browser = await chromium.launch({
    executablePath: browserProgram(),
    args: [...browserFlags],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const measures: Measure[] = []
    for (const step of changes) {
      const { from, to, most } = step
      const seen: { took: number; scripts: string[] }[] = []
      for (let run = 0; run < runs; run += 1) seen.push(await follow(page, site, step))
      const { scripts } = seen[0] ?? { scripts: [] }
      measures.push(
        {
          name: `${from} to ${to}: time until the content is visible`,
          value: median(seen.map(({ took }) => took)),
          show: milliseconds,
          goal: { most: contentGoal },
        },
        {
          name: `${from} to ${to}: new JavaScript, gzip`,
          value: scripts.reduce((sum, path) => sum + gzippedSize(path), 0),
          show: kilobytes,
          goal: { most },
        },
      )
    }
    return measures
  } finally {
    await browser.close()
  }
}

const gzippedSize = (path: string) =>
  gzipSync(readFileSync(join(workspace, 'apps/web/dist/client', path)), { level: 9 }).length

async function follow(page: Page, site: string, { from, to }: Change) {
  await page.goto(site + from)
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  const recordScript = (request: { url(): string }) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  }
  page.on('request', recordScript)
  const took = await page.evaluate<number>(follower(to))
  await page.waitForLoadState('networkidle')
  page.off('request', recordScript)
  return { took, scripts: [...new Set(scripts)] }
}

/** Runs in the page: follows a link and returns the milliseconds until the heading has changed. */
const follower = (to: string) => `new Promise((resolve, reject) => {
  const link = document.querySelector('a[href="${to}"]')
  if (!link) return reject(new Error('No link to ${to}'))
  const before = document.querySelector('h1').textContent
  const since = performance.now()
  link.click()
  const look = () => {
    const heading = document.querySelector('h1')
    if (heading && heading.textContent !== before) resolve(performance.now() - since)
    else requestAnimationFrame(look)
  }
  look()
})`
