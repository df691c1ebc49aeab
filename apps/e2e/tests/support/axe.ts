import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

const axeViewports = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const

/** Waits until no transition has run for three frames, because axe would judge the colours in between. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    let quietFrames = 0
    while (quietFrames < 3) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        )
      quietFrames = ending.length > 0 ? 0 : quietFrames + 1
      await Promise.allSettled(ending.map(({ finished }) => finished))
    }
  })

/** The violations of axe's rules, one line per element. */
export async function findViolations(page: Page): Promise<string[]> {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const { violations } = await inPage.run({
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, rules)
}

/**
 * Expects no violations at phone and desktop size. The phone has a light and the desktop a dark colour scheme: which
 * colours are used does not depend on the size.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const { colorScheme, ...viewport } of axeViewports) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    let violations = await findViolations(page)
    // A slow machine may have changed the colours while axe read them. A fault is still there.
    if (violations.length > 0) violations = await findViolations(page)
    expect.soft(violations, `axe: ${state} at ${viewport.width} px`).toEqual([])
  }
}
