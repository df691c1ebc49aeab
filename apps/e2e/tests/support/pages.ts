import { expect, type Page, type Response } from '@playwright/test'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { quiet, watchRequests } from './quiet.ts'

type Form = 'Inquiry' | 'Newsletter' | 'Invite request'

export interface PageFacts {
  /** The path, with the query that leads to a state of the page. */
  path: string
  status: 200 | 404
  /** The text of the only h1. */
  heading: string
  forms: readonly Form[]
}

/** A trip of the catalogue. */
export function tripOf(id: number): Trip {
  const trip = catalogue.find((candidate) => candidate.id === id)
  if (!trip) throw new Error(`The catalogue has no trip ${id}`)
  return trip
}

const both: readonly Form[] = ['Inquiry', 'Newsletter']

const page = (path: string, heading: string, forms: readonly Form[] = []): PageFacts => ({
  path,
  status: 200,
  heading,
  forms,
})

const notFound = (path: string, heading: string): PageFacts => ({
  path,
  status: 404,
  heading,
  forms: [],
})

/** The pages of the footer: the text of the link, which is also the h1, and the path. */
export const footerPages = [
  { label: 'Our Team', path: '/team' },
  { label: 'Testimonials', path: '/testimonials' },
  { label: 'Blog', path: '/blog' },
  { label: 'Careers', path: '/careers' },
  { label: 'Contact', path: '/contact' },
  { label: 'FAQs', path: '/faqs' },
  { label: 'Payment Information', path: '/payment-info' },
  { label: 'Cancellation Policy', path: '/cancellation-policy' },
  { label: 'Booking Terms', path: '/booking-terms' },
  { label: 'Terms of Service', path: '/terms' },
  { label: 'Privacy Policy', path: '/privacy' },
] as const

/** Every kind of page of the site, in each state that an address can select. */
export const pages: readonly PageFacts[] = [
  page('/', 'Far places, few people.', both),
  page('/trips', 'Explore Our Trips', ['Newsletter']),
  page('/trips?region=asia&duration=4', 'Explore Our Trips', ['Newsletter']),
  page('/trips?region=africa', 'Explore Our Trips', ['Newsletter']),
  page('/trips/5', tripOf(5).title, both),
  page('/destinations/turkey', tripOf(1).title, both),
  page('/destinations/bali', tripOf(2).title, both),
  page('/destinations/montenegro', tripOf(3).title, both),
  page('/destinations/sri-lanka', tripOf(4).title, both),
  page('/schedule', '2025 Trip Schedule'),
  page('/schedule?month=2025-08&departure=7', '2025 Trip Schedule'),
  page('/moodboards', 'Destination Moodboards'),
  page('/moodboards?region=asia', 'Destination Moodboards'),
  page('/gallery/bali', 'Bali'),
  page('/gallery/turkey', 'Turkey'),
  page('/gallery/sri-lanka', 'Sri Lanka'),
  page('/gallery/montenegro', 'Montenegro'),
  page('/gallery/portugal', 'Portugal'),
  page('/gallery/japan', 'Japan'),
  page('/request-invite/turkey', 'Request an Invite', ['Invite request']),
  page('/request-invite/koh-samui', 'Request Early Access', ['Invite request']),
  page('/book/7', tripOf(1).title),
  page('/receipts/FF-25-26-000001', 'Your receipt'),
  page('/groups/7', 'Group Room'),
  page('/groups/7/pocket', 'Trip Pocket'),
  page('/quiz', 'Travel Quiz'),
  page('/about', 'About Far & Few'),
  page('/about?tab=how-it-works', 'About Far & Few'),
  page('/account', 'My Account'),
  page('/connections', 'Connections'),
  page('/saved-trips', 'Saved Trips'),
  page('/unsubscribe', 'This link does not work'),
  page('/verify-email', 'This link no longer works'),
  page('/reset-password', 'This link no longer works'),
  ...footerPages.map(({ path, label }) => page(path, label)),
  notFound('/nowhere', '404 - Page Not Found'),
  notFound('/destinations/atlantis', '404 - Page Not Found'),
  notFound('/gallery/atlantis', '404 - Page Not Found'),
  notFound('/request-invite/atlantis', 'Trip Not Found'),
  notFound('/book/999999', 'Departure Not Found'),
  notFound('/book/abc', 'Departure Not Found'),
  notFound('/receipts/42', 'Receipt Not Found'),
  notFound('/groups/abc', 'Group Not Found'),
  notFound('/groups/abc/pocket', 'Trip Pocket'),
  notFound('/trips/999999', 'Trip Not Found'),
  notFound('/trips/abc', 'Trip Not Found'),
]

/** Waits until no closed dialog is about to go back in the history, which would abort a navigation. */
const leftDialogs = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[role=dialog]') !== null ||
      !('dialogs' in ((history.state ?? {}) as object)),
  )

/** Goes to a URL, once a dialog that has closed has left its history entry. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  await leftDialogs(page)
  watchRequests(page)
  return page.goto(url)
}

/** Loads the page again, once a dialog that has closed has left its history entry. */
export async function reload(page: Page): Promise<void> {
  await leftDialogs(page)
  await page.reload()
}

/** Opens a page and waits until it is hydrated and has asked the API for changes. A page without scripts never is. */
export async function open(page: Page, path: string): Promise<Response> {
  const response = await visit(page, path)
  await quiet(page)
  if (!response) throw new Error(`${path} did not answer`)
  return response
}

/** Scrolls down the page and up again, so that all parts load that wait until the visitor is near. */
export async function showAll(page: Page): Promise<void> {
  // A tall screen needs fewer steps, and each step has to be painted.
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width, height: 3000 })
  await page.evaluate(async () => {
    // After a quick change of the viewport's size, Chromium may wait for a frame that never comes. The change at the end brings one.
    const nextFrame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 1000)
      })
    const step = window.innerHeight
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      // What comes into view is noticed after the frame that shows it.
      await nextFrame()
      await nextFrame()
    }
  })
  await quiet(page)
  await page.setViewportSize({ width, height })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Shows all parts of the page, opens its rows, and waits for its forms. */
export async function loadDeferredParts(page: Page, forms: readonly Form[]): Promise<void> {
  await showAll(page)
  await page
    .locator('main details:not([open])')
    .evaluateAll((rows) => rows.forEach((row) => ((row as HTMLDetailsElement).open = true)))
  // What is in a row loads once it is open.
  await showAll(page)
  for (const name of forms) await expect(page.getByRole('form', { name })).toBeVisible()
}

/** Doubles the size of the page's text, as the settings of a browser do. Returns the style that does it. */
export const enlargeText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })

/** The visible toast. */
export const toastOf = (page: Page) => page.getByRole('region', { name: /F8/ }).locator('li')

export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  await expect(toastOf(page).getByText(title, { exact: true })).toBeVisible()
  if (description) {
    await expect(toastOf(page).getByText(description, { exact: true })).toBeVisible()
  }
}

/**
 * Expects a toast over an open dialog. Assistive technology sees only the dialog then, so the toast cannot be found by
 * its role; it is still announced.
 */
export async function expectToastOverDialog(page: Page, ...texts: readonly (string | RegExp)[]) {
  const shown = page.locator('li[data-state="open"]').filter({ hasText: texts[0]! })
  for (const text of texts) await expect(shown).toContainText(text)
}
