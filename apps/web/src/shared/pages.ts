interface PageRow {
  /** The URL path. `:name` is a parameter. */
  path: string
  /**
   * What the path's parameter is: one page is prerendered for each value that is known at build time. Departures,
   * receipts and groups are known only to the API, so each kind shares one shell.
   */
  each?:
    | 'trip'
    | 'destination'
    | 'destination with page'
    | 'destination with gallery'
    | 'departure'
    | 'receipt'
    | 'group'
  /** The API data that is prerendered with the page: the whole catalogue, or the trip of the parameter. */
  reads?: 'trips' | 'trip'
  /** Old paths that redirect to this one. */
  redirectsFrom?: readonly string[]
  /** The label of the link in the header. */
  header?: string
  /** The group and the label of the link in the footer. */
  footer?: readonly [group: 'The club' | 'Good to know', label: string]
  /** The page above this one in the breadcrumbs. It must have a header label. */
  parent?: 'trips' | 'moodboards'
  /** Whether the text's headings are questions, for the structured data. */
  isFaq?: true
}

/**
 * Every page of the site. The router, the links (paths.ts), header and footer, the prerendered pages, the sitemap, the
 * host's manifest and the structured data derive from this table. The file of a page has the name of its row in
 * kebab-case: `src/routes/request-invite.tsx`, or `content/booking-terms.md` if the page is only a text. Links appear in
 * the order of the rows. The not-found page has no path and no row.
 */
export const pages = {
  home: { path: '/', reads: 'trips' },
  trips: {
    path: '/trips',
    reads: 'trips',
    redirectsFrom: ['/all-trips'],
    header: 'Destinations',
  },
  trip: {
    path: '/trips/:id',
    each: 'trip',
    reads: 'trip',
    parent: 'trips',
  },
  destination: {
    path: '/destinations/:slug',
    each: 'destination with page',
    reads: 'trip',
    parent: 'trips',
  },
  requestInvite: {
    path: '/request-invite/:slug',
    each: 'destination',
    reads: 'trip',
    parent: 'trips',
  },
  book: { path: '/book/:id', each: 'departure' },
  receipt: { path: '/receipts/:number', each: 'receipt' },
  group: { path: '/groups/:departureId', each: 'group' },
  // A document of its own: links to and from it load the page (docs/decisions/0017-trip-pocket.md).
  tripPocket: { path: '/groups/:departureId/pocket', each: 'group' },
  schedule: { path: '/schedule', header: 'Trip Schedule' },
  moodboards: { path: '/moodboards', header: 'Moodboards' },
  destinationMoodboards: { path: '/destination-moodboards' },
  gallery: {
    path: '/gallery/:slug',
    each: 'destination with gallery',
    parent: 'moodboards',
  },
  quiz: {
    path: '/quiz',
    redirectsFrom: ['/trip-quiz'],
    header: 'Travel Quiz',
  },
  about: {
    path: '/about',
    reads: 'trips',
    header: 'About Us',
    footer: ['The club', 'About Us'],
  },
  team: { path: '/team', footer: ['The club', 'Our Team'] },
  testimonials: {
    path: '/testimonials',
    footer: ['The club', 'Testimonials'],
  },
  blog: { path: '/blog', footer: ['The club', 'Blog'] },
  careers: { path: '/careers', footer: ['The club', 'Careers'] },
  contact: { path: '/contact', footer: ['The club', 'Contact'] },
  faqs: {
    path: '/faqs',
    footer: ['Good to know', 'FAQs'],
    isFaq: true,
  },
  paymentInfo: {
    path: '/payment-info',
    footer: ['Good to know', 'Payment Information'],
  },
  cancellationPolicy: {
    path: '/cancellation-policy',
    footer: ['Good to know', 'Cancellation Policy'],
  },
  bookingTerms: {
    path: '/booking-terms',
    footer: ['Good to know', 'Booking Terms'],
  },
  terms: {
    path: '/terms',
    footer: ['Good to know', 'Terms of Service'],
  },
  privacy: {
    path: '/privacy',
    footer: ['Good to know', 'Privacy Policy'],
  },
  account: { path: '/account' },
  connections: { path: '/connections' },
  savedTrips: { path: '/saved-trips' },
  unsubscribe: { path: '/unsubscribe' },
  verifyEmail: { path: '/verify-email' },
  resetPassword: { path: '/reset-password' },
} as const satisfies Record<string, PageRow>

export type PageName = keyof typeof pages

/** A row with its optional fields. */
export type Page = PageRow & { readonly name: PageName }

export const pageList: readonly Page[] = Object.entries<PageRow>(pages).map(([name, row]) => ({
  ...row,
  name: name as PageName,
}))
