import { defineConfig } from '@playwright/test'
import { system } from './tests/support/system.ts'

/**
 * Chromium draws the drop-down of its address bar as web pages: two more renderers per context, which take longer than the
 * pages under test. This list replaces Playwright's own list, so it also contains the relevant entries of that.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]

/**
 * These files take seats that other tests read, change trips, seats or details of the club, switch on the second factor of
 * the gate, count what other tests add, or leave faults that Today counts. They run one at a time, on a system of their own.
 */
const sequential = [
  '**/booking*.spec.ts',
  '**/departure-links.spec.ts',
  '**/admin-club.spec.ts',
  '**/admin-integrity.spec.ts',
  '**/catalogue-changes.spec.ts',
  '**/admin-second-factor.spec.ts',
  '**/admin-today.spec.ts',
  '**/admin-trips.spec.ts',
  '**/admin-working-day.spec.ts',
]

/** These files start a system of their own. Their lane comes first, so that no core waits for them at the end. */
const ownSystem = ['**/admin-writing.spec.ts', '**/api-unavailable.spec.ts', '**/embedded.spec.ts']

/** These files only look at pages. They run one at a time once the sequential ones have ended, so that three workers have work. */
const pages = ['**/accessibility.spec.ts', '**/admin-every-page.spec.ts', '**/every-page.spec.ts']

const results = process.env['E2E_RESULTS']

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'own-system', testMatch: ownSystem, fullyParallel: true },
    {
      name: 'parallel',
      testMatch: '**/*.spec.ts',
      testIgnore: [...sequential, ...pages, ...ownSystem],
      fullyParallel: true,
    },
    { name: 'sequential', testMatch: sequential, workers: 1 },
    { name: 'pages', testMatch: pages, workers: 1 },
  ],
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  globalTimeout: 15 * 60_000,
  expect: { timeout: 10_000 },
  reportSlowTests: { max: 10, threshold: 10_000 },
  reporter: [['line'], ...(results ? [['json', { outputFile: results }] as const] : [])],
  use: {
    baseURL: system.webUrl,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: system.chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // The console shows pictures from the site's public address, which does not exist.
        `--host-resolver-rules=MAP ${new URL(system.publicWebUrl).host} ${new URL(system.webUrl).host}`,
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
})
