/** The club that runs for the tests, as bin/e2e.mjs started it. */
export interface Club {
  /** Where the site answers; what it calls itself is `publicWebUrl`. */
  webUrl: string
  publicWebUrl: string
  adminUrl: string
  apiUrl: string
  databaseUrl: string
  dataDir: string
  adminPassword: string
  /** The browser's program. */
  chromium: string
}

const told = process.env['E2E_CLUB']
if (!told) throw new Error('The browser tests are run by: npm run e2e')

export const club = JSON.parse(told) as Club
