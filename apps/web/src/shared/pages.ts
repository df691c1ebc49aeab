interface PageRow {
  /** The URL path. `:name` is a parameter. */
  path: string
  /** The module that renders the page, as Vite's manifest names it. */
  file: `src/routes/${string}.tsx` | `content/${string}.md`
  /** The values of the path's parameter that are known at build time: one page is prerendered for each. */
  each?: 'trip' | 'destination' | 'destination with page' | 'destination with gallery'
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
 * host's manifest and the structured data derive from this table: a new page is a row here and its file. Links appear in
 * the order of the rows. The not-found page has no path and no row.
 */
export const pages = {
  home: { path: '/', file: 'src/routes/home.tsx', reads: 'trips' },
  trips: {
    path: '/trips',
    file: 'src/routes/trips.tsx',
    reads: 'trips',
    redirectsFrom: ['/all-trips'],
    header: 'Destinations',
  },
  trip: {
    path: '/trips/:id',
    file: 'src/routes/trip-detail.tsx',
    each: 'trip',
    reads: 'trip',
    parent: 'trips',
  },
  destination: {
    path: '/destinations/:slug',
    file: 'src/routes/destination.tsx',
    each: 'destination with page',
    reads: 'trip',
    parent: 'trips',
  },
  requestInvite: {
    path: '/request-invite/:slug',
    file: 'src/routes/request-invite.tsx',
    each: 'destination',
    reads: 'trip',
    parent: 'trips',
  },
  schedule: { path: '/schedule', file: 'src/routes/schedule.tsx', header: 'Trip Schedule' },
  moodboards: { path: '/moodboards', file: 'src/routes/moodboards.tsx', header: 'Moodboards' },
  destinationMoodboards: { path: '/destination-moodboards', file: 'src/routes/moodboards.tsx' },
  gallery: {
    path: '/gallery/:slug',
    file: 'src/routes/gallery.tsx',
    each: 'destination with gallery',
    parent: 'moodboards',
  },
  quiz: {
    path: '/quiz',
    file: 'src/routes/quiz.tsx',
    redirectsFrom: ['/trip-quiz'],
    header: 'Travel Quiz',
  },
  about: {
    path: '/about',
    file: 'src/routes/about.tsx',
    header: 'About Us',
    footer: ['The club', 'About Us'],
  },
  team: { path: '/team', file: 'content/team.md', footer: ['The club', 'Our Team'] },
  testimonials: {
    path: '/testimonials',
    file: 'src/routes/testimonials.tsx',
    footer: ['The club', 'Testimonials'],
  },
  blog: { path: '/blog', file: 'content/blog.md', footer: ['The club', 'Blog'] },
  careers: { path: '/careers', file: 'content/careers.md', footer: ['The club', 'Careers'] },
  contact: { path: '/contact', file: 'content/contact.md', footer: ['The club', 'Contact'] },
  faqs: {
    path: '/faqs',
    file: 'content/faqs.md',
    footer: ['Good to know', 'FAQs'],
    isFaq: true,
  },
  paymentInfo: {
    path: '/payment-info',
    file: 'content/payment-info.md',
    footer: ['Good to know', 'Payment Information'],
  },
  cancellationPolicy: {
    path: '/cancellation-policy',
    file: 'content/cancellation-policy.md',
    footer: ['Good to know', 'Cancellation Policy'],
  },
  bookingTerms: {
    path: '/booking-terms',
    file: 'content/booking-terms.md',
    footer: ['Good to know', 'Booking Terms'],
  },
  terms: {
    path: '/terms',
    file: 'content/terms.md',
    footer: ['Good to know', 'Terms of Service'],
  },
  privacy: {
    path: '/privacy',
    file: 'content/privacy.md',
    footer: ['Good to know', 'Privacy Policy'],
  },
  account: { path: '/account', file: 'src/routes/account.tsx' },
  unsubscribe: { path: '/unsubscribe', file: 'src/routes/unsubscribe.tsx' },
  verifyEmail: { path: '/verify-email', file: 'src/routes/verify-email.tsx' },
  resetPassword: { path: '/reset-password', file: 'src/routes/reset-password.tsx' },
} as const satisfies Record<string, PageRow>

export type PageName = keyof typeof pages

/** A row with its optional fields. */
export type Page = PageRow & { readonly name: PageName }

/** The rows in order. */
export const pageList: readonly Page[] = Object.entries<PageRow>(pages).map(([name, row]) => ({
  ...row,
  name: name as PageName,
}))
