import { brand } from '@farandfew/domain/brand/brand.ts'
import type { Settings } from './settings.ts'

/** What the API reports when it is ready. */
export interface ApiReady {
  /** Only if the API generated it at this start. */
  adminPassword?: string
  demo?: { username: string; password: string }
  /** The club's date, YYYY-MM-DD. */
  clubToday: string
}

/** Who knows the admin password: the person who set it, or the one who saw it at the start that generated it. */
export const adminPasswordNotes = {
  set: 'the one of ADMIN_PASSWORD',
  generated: 'printed at the first start; npm run admin-password sets a new one',
} as const

interface BannerFacts {
  settings: Settings
  api: ApiReady
  adminPassword: keyof typeof adminPasswordNotes
  /** Where the data is, as text for the terminal. */
  data: string
  /** Where the club's date comes from: CLUB_CLOCK, the default of the embedded database, or the real date. */
  clubClock: 'set' | 'embedded' | 'real'
}

const clockNotes = {
  set: 'running on (set by CLUB_CLOCK)',
  embedded: 'running on (before the departures of 2025; CLUB_CLOCK sets another date)',
  real: 'the real date',
} as const

/** What the terminal shows when everything is running. */
export function banner({ settings, api, adminPassword, data, clubClock }: BannerFacts): string {
  const { apiPort, publicWebUrl, publicAdminUrl } = settings
  const rows: [string, string][] = [
    ['Site', publicWebUrl],
    ['Console', publicAdminUrl],
    ['API', `http://localhost:${apiPort}  (reference at http://localhost:${apiPort}/docs)`],
  ]
  if (api.demo) rows.push(['Demo member', `${api.demo.username} / ${api.demo.password}`])
  rows.push([
    'Admin password',
    api.adminPassword
      ? `${api.adminPassword}  (shown only this once)`
      : adminPasswordNotes[adminPassword],
  ])
  rows.push(['Data', data])
  rows.push(["Club's clock", `${api.clubToday}, ${clockNotes[clubClock]}`])
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
  return `\n${brand.name} is open.\n\n${lines.join('\n')}\n\n  Press Ctrl-C to stop. Your data is kept.\n`
}
