/** @jest-environment node */
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { departuresOfTrip } from '@farandfew/domain/departures/departure-dates.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import * as z from 'zod/mini'
import { structuredDataTags } from '../../src/shared/structured-data/thing.ts'
import { departurePath, tripLink } from '../../src/shared/paths.ts'
import { allPages, type BuiltPage, listedPaths, originPlaceholder, pages } from './built-site.ts'

const text = z.string().check(z.minLength(1), z.regex(/^[^{<]*$/))
const address = z.url().check(z.startsWith(`${originPlaceholder}/`))

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: text,
  description: text,
  url: address,
  logo: address,
  email: z.email(),
})

const offered = {
  priceCurrency: z.literal('INR'),
  availability: z.optional(z.literal('https://schema.org/PreOrder')),
  url: address,
}

/** https://schema.org/TouristTrip; the offer follows Google's rules for products. */
const touristTrip = z.strictObject({
  '@type': z.literal('TouristTrip'),
  name: text,
  description: text,
  url: address,
  image: address,
  touristType: text,
  provider: organization,
  itinerary: z.strictObject({
    '@type': z.literal('ItemList'),
    numberOfItems: z.int().check(z.positive()),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().check(z.positive()),
          name: text,
          description: text,
        }),
      )
      .check(z.minLength(1)),
  }),
  offers: z.union([
    z.strictObject({
      '@type': z.literal('Offer'),
      price: z.int().check(z.positive()),
      ...offered,
    }),
    z.strictObject({
      '@type': z.literal('AggregateOffer'),
      lowPrice: z.int().check(z.positive()),
      highPrice: z.int().check(z.positive()),
      offerCount: z.int().check(z.positive()),
      ...offered,
    }),
  ]),
})

/** The departures of a trip, with what the build knows of them. */
const datedTrip = z.strictObject({
  '@type': z.literal('TouristTrip'),
  '@id': address,
  name: text,
  url: address,
  subTrip: z.array(
    z.strictObject({
      '@type': z.literal('TouristTrip'),
      name: text,
      departureTime: z.iso.date(),
      arrivalTime: z.iso.date(),
      url: address,
      offers: z.strictObject({
        '@type': z.literal('Offer'),
        price: z.int().check(z.positive()),
        ...offered,
      }),
    }),
  ),
})
type DatedTrip = z.output<typeof datedTrip>

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().check(z.positive()),
        name: text,
        item: address,
      }),
    )
    .check(z.minLength(2)),
})

/** https://developers.google.com/search/docs/appearance/structured-data/faqpage */
const faqPage = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .check(z.minLength(1)),
})

const thing = z.union([organization, touristTrip, datedTrip, breadcrumbList, faqPage])
type Thing = z.output<typeof thing>

/** The structured data of a page. Throws if it does not match the schemas above. */
function thingsOf({ html }: Pick<BuiltPage, 'html'>): Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...blocks].map(([, json = '']) => {
    const { '@context': context, ...rest } = JSON.parse(json) as Record<string, unknown>
    expect(context).toBe('https://schema.org')
    return z.parse(thing, rest)
  })
}

const thingsAt = (path: string) => thingsOf(allPages.get(path)!)
const typesOf = (things: readonly Thing[]) => things.map((found) => found['@type'])
const find = <Type extends Thing['@type']>(path: string, type: Type) =>
  thingsAt(path).find(
    (found): found is Exclude<Extract<Thing, { '@type': Type }>, DatedTrip> =>
      found['@type'] === type && !('subTrip' in found),
  )

const tripPages = catalogue.map(tripLink)
/** As React writes a text. */
const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
/** The questions of the trips that have some, by the path of their page. */
const asked = new Map(
  catalogue.flatMap((trip) => {
    const { questions } = trip.practicalFacts ?? {}
    return questions ? [[tripLink(trip), questions] as const] : []
  }),
)

it.each(listedPaths)('%s has the structured data of its kind', (path) => {
  const things = thingsAt(path)
  const expected =
    path === '/'
      ? ['Organization']
      : [
          ...(tripPages.includes(path) ? ['TouristTrip', 'TouristTrip'] : []),
          ...(path === '/faqs' || asked.has(path) ? ['FAQPage'] : []),
          'BreadcrumbList',
        ]
  expect(typesOf(things)).toEqual(expected)
  const way = things.find((found) => found['@type'] === 'BreadcrumbList')?.itemListElement ?? []
  expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1))
  if (path !== '/') expect(way.at(-1)?.item).toBe(originPlaceholder + path)
  for (const { item } of way) {
    expect(listedPaths).toContain(item.slice(originPlaceholder.length))
  }
})

it.each(catalogue.map((trip) => [trip.title, trip] as const))(
  'offers %s at its price, as a pre-order if it cannot be booked, and never says that seats are left',
  (_, trip) => {
    const found = find(tripLink(trip), 'TouristTrip')
    expect(found).toMatchObject({ name: trip.title, url: originPlaceholder + tripLink(trip) })
    expect(found?.offers).toMatchObject({
      ...(trip.editions!.length === 1
        ? { price: trip.price }
        : { lowPrice: 200_000, highPrice: 300_000, offerCount: 2 }),
    })
    expect(found?.offers.availability).toBe(
      trip.availability === 'open' ? undefined : 'https://schema.org/PreOrder',
    )
    expect(found?.itinerary.itemListElement.map(({ name }) => name)).toEqual(
      trip.itinerary.map(({ title }) => title),
    )
  },
)

it.each(catalogue.map((trip) => [trip.title, trip] as const))(
  'the page of %s has its planned departures, and never says that seats are left',
  (_, trip) => {
    const dated = thingsAt(tripLink(trip)).find((found) => 'subTrip' in found)
    const planned = departuresOfTrip(schedule2025, trip.id)
    expect(dated?.subTrip.map(({ departureTime, url }) => [departureTime, url])).toEqual(
      planned.map((one) => [one.date, originPlaceholder + departurePath(trip, one)]),
    )
    for (const { offers } of dated?.subTrip ?? []) {
      expect(offers.availability).toBe(
        trip.availability === 'open' ? undefined : 'https://schema.org/PreOrder',
      )
    }
  },
)

it('both addresses of a trip have the same data', () => {
  expect(find('/trips/1', 'TouristTrip')).toEqual(find('/destinations/turkey', 'TouristTrip'))
})

it('the breadcrumb of an invite contains the trip', () => {
  const found = find('/request-invite/bali', 'BreadcrumbList')
  expect(found?.itemListElement.map(({ item }) => item.slice(originPlaceholder.length))).toEqual([
    '/',
    '/trips',
    '/destinations/bali',
    '/request-invite/bali',
  ])
})

it('each question of the page has the answer below it', () => {
  const found = find('/faqs', 'FAQPage')
  const { body } = pages.get('/faqs')!
  const headings = [...body.matchAll(/<h2 id="[a-z][^"]+">([^<]+)</g)].map(([, words]) => words)
  expect(found?.mainEntity.map(({ name }) => name.replaceAll('&', '&amp;'))).toEqual(headings)
  expect(found?.mainEntity.at(-1)?.acceptedAnswer.text).toMatch(/^Take the travel quiz\. It asks/)
})

it.each([...asked])(
  'the questions of %s and their answers are those that it shows',
  (path, questions) => {
    const found = find(path, 'FAQPage')?.mainEntity
    // The search engines' text has no links, no elements around them, and no classes.
    const body = pages
      .get(path)!
      .body.replaceAll(/<a href="#[^>]*>([^<]*)<\/a>/g, '$1')
      .replaceAll(/<span>([^<]*)<\/span>/g, '$1')
      .replaceAll(/<(h3|p) class="[^"]*">/g, '<$1>')
    expect(found?.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      questions.map(({ question, answer }) => [question, answer]),
    )
    for (const { question, answer } of questions) {
      expect(body).toContain(`<h3>${escaped(question)}</h3>`)
      expect(body).toContain(`<p>${escaped(answer)}</p>`)
    }
  },
)

it('pages that search engines do not list have no data', () => {
  expect(thingsAt('/404')).toEqual([])
  expect(thingsAt('/account')).toEqual([])
})

it('text cannot close the script element', () => {
  const tags = structuredDataTags([{ '@type': 'Thing', name: '</script><script>alert(1)' }])
  expect(tags.match(/<\/?script/g)).toHaveLength(2)
})

it('the check rejects a trip without an offer, and a text with markup', () => {
  const trip = find('/trips/5', 'TouristTrip')
  const htmlOf = (value: object) => ({ html: structuredDataTags([value as never]) })
  expect(() => thingsOf(htmlOf({ ...trip, offers: undefined }))).toThrow()
  expect(() => thingsOf(htmlOf({ ...trip, name: '<b>Lisbon</b>' }))).toThrow()
  expect(thingsOf(htmlOf({ ...trip }))).toHaveLength(1)
})
