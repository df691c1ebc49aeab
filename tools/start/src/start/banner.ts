import { brand } from '@farandfew/domain/brand'
import type { Ready } from './api-process.ts'
import type { Settings } from './settings.ts'

interface BannerFacts {
  settings: Settings
  ready: Ready
  /** Where the data is, as the person named it. */
  data: string
  /** Where the club's date comes from: CLUB_CLOCK, the embedded start, or the real date. */
  clubClock: 'set' | 'embedded' | 'real'
}

const clockNotes = {
  set: 'running on (set by CLUB_CLOCK)',
  embedded: 'running on (the 2025 season lies ahead; CLUB_CLOCK sets another)',
  real: 'the real date',
} as const

/** What a person at the terminal wants to know once everything runs. */
export function banner({ settings, ready, data, clubClock }: BannerFacts): string {
  const { apiPort, publicWebUrl, publicAdminUrl } = settings
  const rows: [string, string][] = [
    ['Site', publicWebUrl],
    ['Console', publicAdminUrl],
    ['API', `http://localhost:${apiPort}  (reference at http://localhost:${apiPort}/docs)`],
  ]
  if (ready.demo) rows.push(['Demo member', `${ready.demo.username} / ${ready.demo.password}`])
  if (ready.adminPassword) rows.push(['Admin password', ready.adminPassword])
  rows.push(['Data', data])
  rows.push(["Club's clock", `${ready.clubToday}, ${clockNotes[clubClock]}`])
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
  return `\n${brand.name} is open.\n\n${lines.join('\n')}\n\n  Ctrl-C closes it and keeps what was stored.\n`
}
