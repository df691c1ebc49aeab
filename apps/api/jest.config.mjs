import { ignoreAllBut, nodePreset } from '../../jest.preset.mjs'

/**
 * What `npm test` runs of these suites, without '.test.ts': the journeys, the races, and what needs no server. Everything else is
 * part of the full checks (`npm run test:all`), as a new suite is.
 */
const quick = [
  // Journeys
  'club/auth/(register|sign-in|password|email-code|otp)',
  'club/(bookings/(bookings|admin-bookings|booking-entry)|waitlist/waitlist)',
  'club/(connections/connections|group-messages/group-messages|groups/groups|roommates/roommates)',
  'club/(inquiries/inquiries|quiz/quiz|reviews/reviews|newsletters/newsletters)',
  'club/invites/(invites|decision)',
  'club/(mailings/admin-mailings|member-merges/member-merges|operators/operators)',
  'club/personal-data/(erase|export)',
  'club/(departures/cancel|trips/admin-trips|travel-details/travel-details)',
  'club/operator-sessions/(admin-session|second-factor)',
  'platform/(outbox/worker|ports/payments/webhook|metrics/metrics)',
  // Races
  '.*/[\\w-]*races?',
  'club/(seats/last-seats|bookings/same-key)',
  'club/member-pictures/replace-picture',
  // What needs no server
  'club/(audit/[\\w-]+|auth/sessions|departures/(calendar|holds-counted-once)|operator-sessions/totp)',
  'platform/(clock|config|csv|errors|health|plugins|public-reads|secrets|session|unsubscribe|worker)/.+',
  'platform/outbox/(queue|render-mail)',
  'platform/ports/(file-ports|gateway-sms|payments/signatures)',
  'platform/db/(constraints|lock|tables|unavailable)',
]

export default nodePreset(
  {
    // These suites often wait, so two run at once even if another package runs too.
    maxWorkers: 2,
    // PGlite loads its parts through `import()`, which jest runs only in transformed code.
    transformIgnorePatterns: ignoreAllBut('@electric-sql/pglite', 'p-limit', 'yocto-queue'),
    // One PostgreSQL server and its template databases serve all suites of a run.
    globalSetup: '<rootDir>/tests/support/global-setup.ts',
    globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
  },
  {
    full: [`tests/(?!(?:access-matrix|every-contract|${quick.join('|')})\\.test)`],
    both: ['tests/(?:access-matrix|every-contract)\\.test'],
    // Not every machine can run them.
    never: process.env.FULL_DISK ? [] : ['/tests/extra/'],
  },
)
