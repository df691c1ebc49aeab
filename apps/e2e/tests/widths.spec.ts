import { club } from './support/club.ts'
import { addMembers, removeMembers, unlock } from './support/desk.ts'
import { open } from './support/pages.ts'
import { nothing, sidewaysOf, widths } from './support/sideways.ts'
import { expect, test } from './support/test.ts'

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
  await expect(page.getByRole('grid', { name: 'Members of the club' })).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysOf(page), `the table at ${width} px`).toEqual(nothing)
  }
  await removeMembers(query, members)
})
