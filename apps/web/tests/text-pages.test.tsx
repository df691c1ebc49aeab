import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { bookingTermsVersion } from '@farandfew/domain/payments/payment.ts'
import { isCalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { seatHoldMinutes } from '@farandfew/domain/constants/limits.ts'
import { testimonials } from '@farandfew/domain/home/traveller-quotes.ts'
import { screen, within } from '@testing-library/react'
import { pageRoutes } from '../src/app/page-routes.ts'
import { redirects } from '../src/shared/page-paths.derived.ts'
import { address, headTag, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const pages = [
  ['/team', 'Our Team'],
  ['/testimonials', 'Testimonials'],
  ['/blog', 'Blog'],
  ['/careers', 'Careers'],
  ['/contact', 'Contact'],
  ['/payment-info', 'Payment Information'],
  ['/cancellation-policy', 'Cancellation Policy'],
  ['/faqs', 'FAQs'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/booking-terms', 'Booking Terms'],
] as const

const content = join(__dirname, '../content')
const main = () => screen.getByRole('main')
const wordsOf = () => main().textContent

describe.each(pages)('%s', (path, title) => {
  it('has its title, canonical address and text', async () => {
    await openSite(path)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(document.title).toBe(`${title} - ${brand.name}`)
    expect(headTag('link[rel="canonical"]', 'href')).toBe(`https://club.example${path}`)
    expect(within(main()).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1)
    expect(wordsOf().length).toBeGreaterThan(600)
    expect(wordsOf()).not.toMatch(/\{\{|\*\*|\]\(|undefined/)
  })

  it('links to the other pages of its group, and marks the current one', async () => {
    await openSite(path)
    const siblings = within(main()).getByRole('navigation')
    const current = within(siblings).getByRole('link', { current: 'page' })
    expect(current).toHaveAttribute('href', path)
    expect(within(siblings).queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument()
  })
})

it('Our Team shows the hosts of the departures ahead', async () => {
  const host = { id: 1, name: 'Elif', languages: 'Turkish and English', about: null }
  club().state.hosts = [
    { ...host, picture: '/art/avatars/05.svg', destinations: ['Turkey', 'Armenia'] },
  ]
  await openSite('/team')
  const hosts = within(await screen.findByRole('region', { name: 'Our Hosts' }))
  expect(hosts.getByRole('listitem')).toHaveTextContent(
    'ElifHosts Turkey and ArmeniaSpeaks Turkish and English',
  )
  expect(hosts.getByRole('listitem').querySelector('img')).toHaveAttribute(
    'src',
    '/art/avatars/05.svg',
  )
})

it('there is a page for each text, and a text for each page', () => {
  expect(readdirSync(content).sort()).toEqual(pages.map(([path]) => `${path.slice(1)}.md`).sort())
  expect(pageRoutes.map(({ pattern }) => pattern)).toEqual(
    expect.arrayContaining(pages.map(([path]) => path)),
  )
})

it("no text contains the club's name or address literally, or another apostrophe than (')", () => {
  for (const file of readdirSync(content)) {
    const text = readFileSync(join(content, file), 'utf8')
    const found = [brand.name, brand.email, '’'].filter((words) => text.includes(words))
    expect([file, found]).toEqual([file, []])
  }
})

// An operator can set another decision date and number of seats for a trip.
it('no text gives one decision date or number of seats for every departure', () => {
  for (const file of readdirSync(content)) {
    const text = readFileSync(join(content, file), 'utf8')
    const dates = text.match(/.{0,8}\{\{group\.decisionDays\}\}/g) ?? []
    const fixed = dates.filter((words) => !words.startsWith('usually '))
    expect([file, fixed, text.match(/at most .{0,12} seats/g) ?? []]).toEqual([file, [], []])
  }
})

it('the contact page has a mail link to the club', async () => {
  await openSite('/contact')
  for (const link of within(main()).getAllByRole('link', { name: brand.email })) {
    expect(link).toHaveAttribute('href', `mailto:${brand.email}`)
  }
})

it('a link in a text opens its page without a reload', async () => {
  const { user } = await openSite('/booking-terms')
  await user.click(within(main()).getAllByRole('link', { name: 'Cancellation Policy' })[0]!)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Cancellation Policy' })
  expect(address()).toBe('/cancellation-policy')
  expect(heading).toHaveFocus()
})

it('the cancellation terms are those of the club', async () => {
  await openSite('/cancellation-policy')
  const [terms] = within(main()).getAllByRole('list')
  const rows = within(terms!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual([
    '60 days or more before departure: you get back everything you have paid.',
    '30 to 59 days before departure: you get back half of what you have paid.',
    'Fewer than 30 days before departure: there is no refund.',
  ])
  expect(wordsOf()).toMatch(
    /If you cancel within 24 hours of booking, you get back everything you have paid, as long as departure is still 14 days or more away/,
  )
  expect(wordsOf()).toMatch(/If .* cancels a departure.* you get back everything you have paid/)
})

it.each(['/payment-info', '/booking-terms', '/cancellation-policy'])(
  '%s says how long the club holds a seat',
  async (path) => {
    await openSite(path)
    expect(wordsOf()).toContain(`${seatHoldMinutes} minutes`)
  },
)

it("the testimonials page shows the club's three testimonials", async () => {
  await openSite('/testimonials')
  for (const { name, text } of testimonials) {
    expect(await within(main()).findByText(text)).toBeVisible()
    expect(within(main()).getByText(name, { exact: false })).toBeVisible()
  }
})

describe('an old address', () => {
  it.each(Object.entries(redirects))(
    '%s redirects to %s and replaces the history entry',
    async (from, to) => {
      const before = window.history.length
      await openSite(`${from}?from=mail#top`)
      expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('404')
      expect(window.location.pathname).toBe(to)
      expect(window.location.hash).toBe('#top')
      expect(window.history).toHaveLength(before)
    },
  )
})

describe('the account page of a visitor', () => {
  it('asks to sign up or log in, and links to pages that need no account', async () => {
    await openSite('/account')
    expect(screen.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
    const prompt = screen.getByRole('region', { name: 'Your place in the club' })
    expect(
      within(prompt)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Request an Invite', '/schedule'],
      ['Take the Travel Quiz', '/quiz'],
      ['Browse All Trips', '/trips'],
    ])
  })

  it('is hidden from search engines', async () => {
    await openSite('/account')
    expect(headTag('meta[name="robots"]')).toBe('noindex')
    expect(headTag('link[rel="canonical"]', 'href')).toBeUndefined()
  })
})

// Members agree to a version. A new text needs a new `bookingTermsVersion`; put both here.
it('has the text of the Booking Terms that their version names', () => {
  const text = readFileSync(join(content, 'booking-terms.md'), 'utf8')
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  expect([bookingTermsVersion, digest]).toEqual(['2026-11-27', 'c337daefead0'])
  // The console shows it as one, at each booking.
  expect(isCalendarDate(bookingTermsVersion)).toBe(true)
})
