import { decisionDate, defaultDecisionDays } from '@farandfew/domain/departures/guarantee.ts'
import type { ListedDeparture } from '@farandfew/domain/departures/listed-departure.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { seatsWithFree } from './club-rows.ts'
import { openPage, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const list = async () => {
  const heading = await screen.findByRole('heading', { level: 2, name: 'Departures' })
  return within(heading.closest('section')!)
}
const shown = async () =>
  (await list())
    .queryAllByRole('link')
    .map((link) => [
      ...Array.from(link.children, ({ textContent }) => textContent),
      link.getAttribute('href'),
    ])

const gatheringUntil = (date: string) =>
  `5 of 8: guaranteed when 3 more join; decided by ${date}, otherwise everyone is refunded in full.`

const ofYears = (tripId: number, destination: string): ListedDeparture[] =>
  [
    { id: 7, departureDate: '2025-08-14', duration: 4 as const },
    { id: 40, departureDate: '2026-03-29', duration: 8 as const },
  ].map((one) => ({
    ...one,
    tripId,
    availability: tripId === 1 ? ('open' as const) : ('coming-soon' as const),
    destination,
    priceTier: one.duration === 8 ? (3 as const) : (2 as const),
    spotsTotal: 12,
    ...seatsWithFree(3),
    groupDecision: null,
    decisionDate: decisionDate({ ...one, decisionDays: defaultDecisionDays }),
    isClosed: false,
    visaWarning: null,
    groupSummary: null,
    host: null,
  }))

const noGroupYet = 'We say who is going once 9 of 12 seats are booked'

describe('the departures of a trip', () => {
  it('are listed for all years, with state, length, price and a link', async () => {
    club().state.schedule = { today: '2025-05-01', departures: ofYears(1, 'Turkey') }
    await openPage('/destinations/turkey')
    await waitFor(async () =>
      expect(await shown()).toEqual([
        [
          ...['Thursday 14 August 2025', 'Open · 3 left', '4 days / 3 nights · INR 2 Lacs'],
          ...[gatheringUntil('15 June 2025'), noGroupYet, '/book/7'],
        ],
        [
          ...['Sunday 29 March 2026', 'Open · 3 left', '8 days / 7 nights · INR 3 Lacs'],
          ...[gatheringUntil('28 January 2026'), noGroupYet, '/book/40'],
        ],
      ]),
    )
  })

  it('say who hosts them, each host once, with what the club says of them', async () => {
    const [august, spring] = ofYears(1, 'Turkey')
    const host = {
      ...{
        id: 1,
        name: 'Elif',
        about: 'Elif lives in Istanbul.',
        languages: 'Turkish and English',
      },
      picture: '/art/avatars/01.svg',
    }
    const other = { id: 2, name: 'Deniz', about: null, languages: null, picture: null }
    club().state.schedule = {
      today: '2025-05-01',
      departures: [
        { ...august!, host },
        { ...august!, id: 8, departureDate: '2025-10-11', host },
        { ...spring!, host: other },
        { ...spring!, id: 41, isClosed: true, host: { ...other, id: 3, name: 'Mert' } },
      ],
    }
    await openPage('/destinations/turkey')
    const block = within(await screen.findByRole('region', { name: 'Your hosts' }))
    expect(block.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ElifHosts 14-17 August 2025 and 11-14 October 2025Elif lives in Istanbul.Speaks Turkish and English',
      'DDenizHosts 29 March - 5 April 2026',
    ])
    const blocks = [...document.head.querySelectorAll('[type="application/ld+json"]')]
    const elif = { '@type': 'Person', name: 'Elif', description: 'Elif lives in Istanbul.' }
    expect(blocks.map(({ textContent }) => JSON.parse(textContent) as unknown)).toContainEqual(
      expect.objectContaining({
        '@type': 'TouristTrip',
        name: 'Hidden Gems of Turkey',
        subTrip: [
          ['14-17 August 2025', elif],
          ['11-14 October 2025', elif],
          ['29 March - 5 April 2026', { '@type': 'Person', name: 'Deniz' }],
        ].map(([dates, provider]) =>
          expect.objectContaining({
            '@type': 'TouristTrip',
            name: `Hidden Gems of Turkey, ${dates as string}`,
            provider,
          }),
        ),
      }),
    )
  })

  it('are structured data with dates, price and what the API says of their seats', async () => {
    const [august, spring] = ofYears(1, 'Turkey')
    club().state.schedule = {
      today: '2025-05-01',
      departures: [
        august!,
        { ...spring!, ...seatsWithFree(0) },
        { ...spring!, id: 41, isClosed: true },
      ],
    }
    await openPage('/destinations/turkey')
    const offer = (price: number, availability: string, path: string) => ({
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      availability: `https://schema.org/${availability}`,
      url: window.location.origin + path,
    })
    await waitFor(() => {
      const blocks = [...document.head.querySelectorAll('[type="application/ld+json"]')]
      expect(blocks.map(({ textContent }) => JSON.parse(textContent) as unknown)).toContainEqual(
        expect.objectContaining({
          subTrip: [
            {
              '@type': 'TouristTrip',
              name: 'Hidden Gems of Turkey, 14-17 August 2025',
              departureTime: '2025-08-14',
              arrivalTime: '2025-08-17',
              url: `${window.location.origin}/destinations/turkey?departure=7`,
              offers: offer(200_000, 'InStock', '/book/7'),
            },
            {
              '@type': 'TouristTrip',
              name: 'Hidden Gems of Turkey, 29 March - 5 April 2026',
              departureTime: '2026-03-29',
              arrivalTime: '2026-04-05',
              url: `${window.location.origin}/destinations/turkey?departure=40`,
              offers: offer(300_000, 'SoldOut', '/book/40'),
            },
          ],
        }),
      )
    })
  })

  it('say who is going once enough are, and when that is, each for itself', async () => {
    const [august, spring] = ofYears(1, 'Turkey')
    const groupSummary: ListedDeparture['groupSummary'] = {
      ages: { isMost: true, name: '25-35' },
      genders: { isMost: false, name: null },
      countries: { isMost: false, name: 'India' },
      likes: ['sea'],
    }
    club().state.schedule = {
      today: '2025-05-01',
      departures: [{ ...august!, groupSummary }, spring!],
    }
    await openPage('/destinations/turkey')
    const text = 'Mostly under 35 · A mixed group · Many from India · Many like the sea'
    // A dot ends a line and begins none.
    const unbroken = text.replaceAll(' · ', '\u00a0· ')
    await waitFor(async () => expect((await shown())[0]).toContain(unbroken))
    expect((await shown())[1]).toContain(noGroupYet)
    await openPage('/schedule?departure=7')
    const selected = await screen.findByRole('region', { name: 'Selected Trip' })
    await waitFor(() => expect(selected).toHaveTextContent(text))
  })

  it('leave out the seats of a trip that cannot be booked yet', async () => {
    club().state.schedule = { today: '2025-08-14', departures: ofYears(7, 'Japan').slice(1) }
    await openPage('/trips/7')
    await waitFor(async () =>
      expect(await shown()).toEqual([
        [
          'Sunday 29 March 2026',
          'By invite',
          '8 days / 7 nights · INR 3 Lacs',
          gatheringUntil('28 January 2026'),
          noGroupYet,
          '/request-invite/japan?departure=40',
        ],
      ]),
    )
  })

  it('lead to the waitlist if they are full, and nowhere if they are closed', async () => {
    const [august, spring] = ofYears(1, 'Turkey')
    club().state.schedule = {
      today: '2025-05-01',
      departures: [
        { ...august!, isClosed: true },
        { ...spring!, ...seatsWithFree(0) },
      ],
    }
    await openPage('/destinations/turkey')
    await waitFor(async () =>
      expect((await shown()).map((row) => [row[0], row[1], row.at(-1)])).toEqual([
        [
          'Sunday 29 March 2026',
          'Full · 5 booked · 1 held · 1 offered · 5 kept · Join the Waitlist',
          '/book/40',
        ],
      ]),
    )
    const [closed, full] = (await list()).getAllByRole('listitem')
    expect(closed).toHaveTextContent('Thursday 14 August 2025Closed4 days')
    expect(within(closed!).queryByRole('link')).not.toBeInTheDocument()
    expect(full).toHaveTextContent('Join the Waitlist')
  })

  it('are followed by a link to the inquiry if all are closed', async () => {
    const departures = ofYears(7, 'Japan').map((one) => ({ ...one, isClosed: true }))
    club().state.schedule = { today: '2025-05-01', departures }
    await openPage('/trips/7')
    await waitFor(async () =>
      expect((await list()).getByRole('link')).toHaveAccessibleName('Ask for the next date'),
    )
    expect((await list()).getByText(/No other date is set yet/)).toBeInTheDocument()
    expect(await list().then((part) => part.queryByText('By invite'))).not.toBeInTheDocument()
  })

  it('are the planned ones if the API is unavailable', async () => {
    const detail = 'The service is unavailable right now.'
    club().fail('GET /api/trips/1/departures', { code: 'DATABASE_UNAVAILABLE', detail }, 9)
    await openPage('/destinations/turkey')
    await waitFor(async () =>
      expect((await shown()).map(([date, spots]) => [date, spots])).toEqual([
        ['Thursday 14 August 2025', 'Open · seats unknown right now'],
        ['Saturday 11 October 2025', 'Open · seats unknown right now'],
      ]),
    )
  })

  it('are replaced by a link to the inquiry if there are none', async () => {
    club().state.schedule = { today: '2025-12-31', departures: [] }
    await openPage('/trips/7')
    await waitFor(async () =>
      expect((await list()).getByRole('link')).toHaveAccessibleName('Ask for the next date'),
    )
    expect((await list()).getByRole('link')).toHaveAttribute('href', '#inquiry')
  })
})
