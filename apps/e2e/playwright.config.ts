import { defineConfig } from '@playwright/test'
import { club } from './tests/support/club.ts'

/**
 * Chromium draws its address bar's drop-down as web pages, two renderers for every new context, which here cost more
 * than the pages under test. A second list takes the place of Playwright's own, so what matters of that stands here too.
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
 * They change trips that others count, or what the console's gate asks everybody for, or run a second copy of the API
 * that sends the club's mails elsewhere.
 */
const alone = [
  '**/away.spec.ts',
  '**/live.spec.ts',
  '**/embedded.spec.ts',
  '**/desk-gate.spec.ts',
  '**/desk-trips.spec.ts',
  '**/desk-departures.spec.ts',
]

const results = process.env['E2E_RESULTS']

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'together', testMatch: '**/*.spec.ts', testIgnore: alone },
    { name: 'alone', testMatch: alone, workers: 1, dependencies: ['together'] },
  ],
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  globalTimeout: 15 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ...(results ? [['json', { outputFile: results }] as const] : [])],
  use: {
    baseURL: club.webUrl,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: club.chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
})
