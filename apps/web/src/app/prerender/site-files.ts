import { brand } from '@farandfew/domain/brand/brand.ts'
import { securityTextExpiry, securityTextFile } from '@farandfew/domain/constants/security-text.ts'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { listDepartures } from '@farandfew/domain/departures/departures.contract.ts'
import { listTrips } from '@farandfew/domain/trips/trips.contract.ts'
import { colors } from '@farandfew/ui/theme/colors.ts'
import { originPlaceholder } from '../../shared/page-data.ts'
import { paths } from '../../shared/paths.ts'

/** The pages that search engines list (https://www.sitemaps.org/protocol.html). */
const sitemap = (listedPaths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedPaths.map((path) => `  <url><loc>${originPlaceholder}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/**
 * The calls whose answers belong to a public page, and calls below them. A search engine runs a page's scripts, and reads
 * with them what the build does not know: trips that were added since, and the reviews.
 */
const readByCrawlers = [listTrips, listDepartures, getClub]

/** What crawlers may not read (RFC 9309). Unlisted pages stay readable: a crawler must see their `noindex`. */
const robots = [
  'User-agent: *',
  ...readByCrawlers.map(({ path }) => `Allow: ${path}`),
  'Disallow: /api/',
  '',
  `Sitemap: ${originPlaceholder}/sitemap.xml`,
  '',
].join('\n')

/** Where to report a vulnerability. Hosts set the date with each answer. */
const securityText = (now: Date) =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${securityTextExpiry(now)}`,
    'Preferred-Languages: en',
    `Canonical: ${originPlaceholder}/${securityTextFile}`,
    '',
  ].join('\n')

const toText = (value: object) => JSON.stringify(value, null, 2) + '\n'

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** How the site appears on a home screen (https://www.w3.org/TR/appmanifest/). */
const webManifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.shortDescription,
  lang: 'en-IN',
  id: paths.home,
  start_url: paths.home,
  scope: paths.home,
  display: 'minimal-ui',
  theme_color: colors.blush,
  background_color: colors.paper,
  icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
}

/** The file of the manifest below, which the host sends for each departure: `/groups/7/pocket/manifest`. */
export const pocketManifest = 'trip-pocket.webmanifest'

/** How a Trip Pocket appears on a home screen. Addresses are relative to the manifest's own, so one file serves all. */
const tripPocketManifest = {
  name: `Trip Pocket - ${brand.name}`,
  short_name: 'Trip Pocket',
  description:
    'Itinerary, hotels, emergency numbers and names of your group, also without a connection',
  lang: 'en-IN',
  start_url: '../pocket',
  scope: '../pocket',
  display: 'standalone',
  theme_color: colors.night,
  background_color: colors.paper,
  icons: [
    icon('trip-pocket-192', 192),
    icon('trip-pocket-512', 512),
    icon('trip-pocket-maskable-512', 512, 'maskable'),
  ],
}

/** The text files for crawlers and browsers by name. The host fills in the public address. */
export const siteFiles = (listedPaths: readonly string[]): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(listedPaths),
  'robots.txt': robots,
  [securityTextFile]: securityText(new Date()),
  'site.webmanifest': toText(webManifest),
  [pocketManifest]: toText(tripPocketManifest),
})
