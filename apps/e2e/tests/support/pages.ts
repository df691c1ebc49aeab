import { expect, type Page, type Response } from '@playwright/test'
import { catalogue } from '@farandfew/domain/catalogue'
import type { Trip } from '@farandfew/domain/trips'

type Form = 'Inquiry' | 'Newsletter' | 'Invite request'

export interface PageFacts {
  name: string
  path: string
  status: 200 | 404
  /** Of the one h1. */
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

/** A page that is there, by its address. */
const pageAt = (path: string, heading: string, forms: readonly Form[] = []): PageFacts => ({
  name: path,
  path,
  status: 200,
  heading,
  forms,
})

/** A page that says that the address leads nowhere. */
const notThere = (path: string, heading: string): PageFacts => ({
  name: path,
  path,
  status: 404,
  heading,
  forms: [],
})

const otherPages = [
  pageAt('/schedule', '2025 Trip Schedule'),
  pageAt('/moodboards', 'Destination Moodboards'),
  pageAt('/gallery/sri-lanka', 'Sri Lanka'),
  pageAt('/gallery/japan', 'Japan'),
  pageAt('/request-invite/turkey', 'Request an Invite', ['Invite request']),
  pageAt('/request-invite/koh-samui', 'Request Early Access', ['Invite request']),
  pageAt('/quiz', 'Travel Quiz'),
  pageAt('/about', 'About Far & Few'),
  pageAt('/account', 'My Account'),
  pageAt('/faqs', 'FAQs'),
  pageAt('/privacy', 'Privacy Policy'),
  pageAt('/testimonials', 'Testimonials'),
  notThere('/destinations/atlantis', '404 - Page Not Found'),
  notThere('/gallery/atlantis', '404 - Page Not Found'),
  notThere('/request-invite/atlantis', 'Trip Not Found'),
]

/** The site's pages, in each state that an address can bring about. */
export const pages: readonly PageFacts[] = [
  { name: 'home', path: '/', status: 200, heading: 'Far places, few people.', forms: both },
  {
    name: 'all trips',
    path: '/trips',
    status: 200,
    heading: 'Explore Our Trips',
    forms: ['Newsletter'],
  },
  {
    name: 'filtered trips',
    path: '/trips?region=asia&duration=4',
    status: 200,
    heading: 'Explore Our Trips',
    forms: ['Newsletter'],
  },
  {
    name: 'no trips found',
    path: '/trips?region=africa',
    status: 200,
    heading: 'Explore Our Trips',
    forms: ['Newsletter'],
  },
  { name: 'a trip', path: '/trips/5', status: 200, heading: tripOf(5).title, forms: both },
  ...(['turkey', 'bali', 'montenegro', 'sri-lanka'] as const).map((slug, index): PageFacts => ({
    name: `the page of ${slug}`,
    path: `/destinations/${slug}`,
    status: 200,
    heading: tripOf(index + 1).title,
    forms: both,
  })),
  ...otherPages,
  {
    name: 'not found',
    path: '/nowhere',
    status: 404,
    heading: '404 - Page Not Found',
    forms: [],
  },
  {
    name: 'a trip that is not there',
    path: '/trips/999999',
    status: 404,
    heading: 'Trip Not Found',
    forms: [],
  },
  {
    name: 'a trip whose id is no number',
    path: '/trips/abc',
    status: 404,
    heading: 'Trip Not Found',
    forms: [],
  },
]

/** Opens a page and waits until it lives: hydrated, and told by the API what is new. */
export async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path)
  await page.waitForLoadState('networkidle')
  if (!response) throw new Error(`${path} did not answer`)
  return response
}

/** Goes down the page and up again, so that everything that loads when a person comes near has loaded. */
export async function wakeParts(page: Page, forms: readonly Form[]): Promise<void> {
  // Few steps on a tall screen: each of them is drawn.
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width, height: 3000 })
  await page.evaluate(async () => {
    const step = window.innerHeight
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((next) => setTimeout(next, 60))
    }
  })
  for (const name of forms) await expect(page.getByRole('form', { name })).toBeVisible()
  await page.setViewportSize({ width, height })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** The toast that is shown. */
export const toastOf = (page: Page) => page.getByRole('region', { name: /F8/ }).locator('li')

export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  await expect(toastOf(page).getByText(title, { exact: true })).toBeVisible()
  if (description) {
    await expect(toastOf(page).getByText(description, { exact: true })).toBeVisible()
  }
}

/**
 * A toast over an open dialog, for which assistive technology sees the dialog alone; the toast is announced all the
 * same.
 */
export async function expectToastOverDialog(page: Page, ...texts: readonly (string | RegExp)[]) {
  const shown = page.locator('li[data-state="open"]').filter({ hasText: texts[0]! })
  for (const text of texts) await expect(shown).toContainText(text)
}
