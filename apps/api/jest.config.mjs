import { ignoreAllBut, nodePreset } from '../../jest.preset.mjs'

/**
 * What `npm test` runs of these suites, without '.test.ts': the journeys, the races, and what needs no server. Everything else is
 * part of the full checks (`npm run test:all`), as a new suite is.
 */
const quick = [
  // Journeys
  'club/auth/(register|sign-in|email-code|otp)',
  'club/(bookings/(bookings|booking-entry)|waitlist/waitlist|departures/cancel)',
  'club/(group-messages/group-messages|groups/groups|travel-details/travel-details)',
  'club/(inquiries/inquiries|invites/(invites|decision)|operators/operators)',
  'club/(personal-data/erase|saved-trips/saved-trips|trip-pockets/trip-pockets)',
  'club/operator-sessions/(admin-session|second-factor)',
  'platform/(outbox/worker|ports/payments/webhook)',
  // Races
  '.*/[\\w-]*races?',
  'club/(seats/last-seats|bookings/same-key)',
  // What needs no server
  'club/(audit/every-write|auth/sessions|departures/(calendar|holds-counted-once)|operator-sessions/totp)',
  'platform/(clock|config|csv|errors|health|public-reads|secrets|session|unsubscribe|worker)/.+',
  'platform/plugins/(contract-route|idempotency|problems|rate-limit|same-origin)',
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
