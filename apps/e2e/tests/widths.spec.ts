import { club } from './support/club.ts'
import { answeredWith } from './support/console-watch.ts'
import { addMembers, removeMembers, unlock } from './support/desk.ts'
import { open, pages, wakeParts } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'

const widths = [320, 390, 768, 1280] as const

/** How far the page can be moved sideways, in CSS pixels, and what sticks out. */
const sidewaysOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    window.scrollTo({ left: 10_000, behavior: 'instant' })
    const moved = window.scrollX
    window.scrollTo({ left: 0, behavior: 'instant' })
    return { moved, over: scrollWidth - clientWidth }
  })

const nothing = { moved: 0, over: 0 }

for (const { name, path, status, forms } of pages) {
  test(`nothing scrolls sideways at any width on the page: ${name}`, async ({
    page,
    consoleWatch,
  }) => {
    if (status !== 200) consoleWatch.expect(answeredWith(status))
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, path)
    await wakeParts(page, forms)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysOf(page), `at ${width} px`).toEqual(nothing)
    }
  })
}

test('nothing scrolls sideways with the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await sidewaysOf(page)).toEqual(nothing)
})

test('nothing scrolls sideways on the console but the table itself', async ({ page, query }) => {
  const members = await addMembers(query)
  await open(page, club.adminUrl)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysOf(page), `the gate at ${width} px`).toEqual(nothing)
  }
  await unlock(page, club.adminPassword)
  await expect(page.getByRole('table', { name: 'Members of the club' })).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysOf(page), `the table at ${width} px`).toEqual(nothing)
  }
  await removeMembers(query, members)
})
