/** The system under test, as bin/e2e.mjs started it. */
export interface System {
  /** The address at which the site answers. */
  webUrl: string
  /** The address that the site shows in links and share tags. */
  publicWebUrl: string
  adminUrl: string
  apiUrl: string
  databaseUrl: string
  dataDir: string
  adminPassword: string
  /** The path of the browser's executable. */
  chromium: string
}

const json = process.env['E2E_SYSTEM']
if (!json) throw new Error('Run the browser tests with: npm run e2e')

export const system = JSON.parse(json) as System
