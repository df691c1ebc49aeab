import { chromium, type Page } from 'playwright-core'
import { browserFlags, browserProgram } from './browser.ts'
import { type Measure, milliseconds, plain } from './measure.ts'
import { median } from './median.ts'

/** Turns of the mouse wheel, and pixels per turn: about as fast as a person scrolls. */
const turns = 240
const turn = 160

interface Scroll {
  /** Rows scrolled past. */
  rows: number
  /** Milliseconds of the longest task; 0 if none took over 50 (W3C Long Tasks). */
  longest: number
  /** Milliseconds between frames while scrolling. */
  frames: number[]
}

/** Scrolls through the member table of a running console, which loads rows on the way. */
export async function measureScroll(consoleUrl: string, password: string): Promise<Measure[]> {
  const browser = await chromium.launch({
    executablePath: browserProgram(),
    args: [...browserFlags],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await unlock(page, consoleUrl, password)
    const { rows, longest, frames } = await scroll(page)
    return [
      { name: 'Rows scrolled past with the mouse wheel', value: rows, show: plain },
      {
        name: 'Longest task while scrolling (0: none over 50 ms)',
        value: longest,
        show: milliseconds,
        goal: { most: 50 },
      },
      {
        name: 'Time between frames while scrolling, median',
        value: median(frames),
        show: milliseconds,
        goal: { most: 17 },
      },
    ]
  } finally {
    await browser.close()
  }
}

async function unlock(page: Page, consoleUrl: string, password: string): Promise<void> {
  await page.goto(consoleUrl)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('row').nth(5).waitFor()
  // Waits until the page has finished loading.
  await page.waitForTimeout(1500)
}

async function scroll(page: Page): Promise<Scroll> {
  await page.evaluate(watcher)
  await page.getByRole('row').nth(5).hover()
  for (let at = 0; at < turns; at += 1) {
    await page.mouse.wheel(0, turn)
    await page.waitForTimeout(16)
  }
  return page.evaluate<Scroll>('window.scrolled()')
}

/** Runs in the page: records frames and long tasks until `scrolled` is called. */
const watcher = `(() => {
  const frames = []
  let longest = 0
  let last
  let isRecording = true
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const frame = (now) => {
    if (last !== undefined) frames.push(now - last)
    last = now
    if (isRecording) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  window.scrolled = () => {
    isRecording = false
    const shown = [...document.querySelectorAll('[aria-rowindex]')].map((row) => row.ariaRowIndex)
    return { rows: Math.max(...shown.map(Number)), longest, frames }
  }
})()`
