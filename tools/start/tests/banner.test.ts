import { banner } from '../src/start/banner.ts'
import { readSettings } from '../src/start/settings.ts'

const settings = readSettings({ WEB_PORT: '4210' })
const ready = { type: 'ready', port: 3000, clubToday: '2025-05-01' } as const

it('says where everything is, how to get in, and which day the club has', () => {
  const text = banner({
    settings,
    ready: {
      ...ready,
      adminPassword: 'made-once',
      demo: { username: 'maya', password: 'made-too' },
    },
    data: '/srv/club/.data',
    clubClock: 'set',
  })
  expect(text).toBe(`
Far & Few is open.

  Site            http://localhost:4210
  Console         http://localhost:4300
  API             http://localhost:3000  (reference at http://localhost:3000/docs)
  Demo member     maya / made-too
  Admin password  made-once
  Data            /srv/club/.data
  Club's clock    2025-05-01, running on (set by CLUB_CLOCK)

  Ctrl-C closes it and keeps what was stored.
`)
})

it('leaves out what there is not', () => {
  const text = banner({ settings, ready, data: 'the server', clubClock: 'real' })
  expect(text).not.toMatch(/Demo member|Admin password/)
  expect(text).toContain('2025-05-01, the real date')
})
