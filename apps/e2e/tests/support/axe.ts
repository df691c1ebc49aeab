import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { system } from './system.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** The rules that depend on colours. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** The states of the window, and whether all rules are checked or only those that depend on its colours. */
const windows = [
  { width: 390, height: 844, colorScheme: 'light', all: true },
  { width: 390, height: 844, colorScheme: 'dark', all: false },
  { width: 1280, height: 800, colorScheme: 'dark', all: true },
  { width: 1280, height: 800, colorScheme: 'light', all: false },
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

/** The violations of axe's rules, or only of those about colours, one line per element. */
export async function findViolations(page: Page, { all = true } = {}): Promise<string[]> {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (runOnly) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const { violations } = await inPage.run({ runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    all
      ? ({ type: 'tag', values: tags } as const)
      : ({ type: 'rule', values: colorRules } as const),
  )
}

/**
 * Expects no violations at phone and desktop size. The phone has a light and the desktop a dark colour scheme: on the site, which
 * colours are used does not depend on the size. The console is checked in both schemes at each size.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const isSite = page.url().startsWith(system.webUrl)
  for (const { colorScheme, all, width, height } of windows) {
    if (isSite && !all) continue
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height })
    let violations = await findViolations(page, { all })
    // A slow machine may have changed the colours while axe read them. A fault is still there.
    if (violations.length > 0) violations = await findViolations(page, { all })
    expect.soft(violations, `axe: ${state} at ${width} px, ${colorScheme}`).toEqual([])
  }
}
