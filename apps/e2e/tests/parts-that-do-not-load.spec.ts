import type { Page } from '@playwright/test'
import { open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** The pages that a visitor goes to from the menu, and what each adds to the page when it is opened. */
const journey = ['Trip Schedule', 'Moodboards', 'Travel Quiz', 'About Us', 'My Account'] as const

const header = (page: Page) => page.getByRole('banner')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [what, break_] of [
  ['without a connection', (page: Page) => page.context().setOffline(true)],
  [
    'after a release whose host has not kept the assets of the one before',
    (page: Page) =>
      page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: 'Not found\n' })),
  ],
] as const) {
  test(`a visitor goes through an open page ${what}, and it is never empty`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expect(/ERR_|Failed to fetch|Failed to load|status of 404|LoadFailure|TypeError/)
    await open(page, '/terms')
    await break_(page)
    for (const name of journey) {
      await header(page).getByRole('link', { name, exact: true }).first().click()
      await expect(heading(page).or(page.getByRole('alert')).first()).toBeVisible()
      await expect(header(page)).toBeVisible()
    }
  })

  test(`a page that fails ${what} is tried again, and then a reload is offered`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expect(/ERR_|Failed to fetch|Failed to load|status of 404|LoadFailure|TypeError/)
    await open(page, '/terms')
    await break_(page)
    await header(page).getByRole('link', { name: 'About Us' }).first().click()
    await expect(heading(page)).toHaveText('This page did not load')
    await expect(page.getByText(/^Please check your connection\./)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  })
}

test('the login says that it did not load, and offers a reload the second time', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_|Failed to fetch|Failed to load/)
  await open(page, '/terms')
  await page.context().setOffline(true)
  const myAccount = header(page).getByRole('link', { name: 'My Account' }).first()
  await myAccount.click()
  await expect(page.getByRole('alert')).toContainText('We could not open the login')
  await expect(heading(page)).toHaveText('Terms of Service')
  await myAccount.click()
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})
