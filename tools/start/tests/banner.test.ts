import { banner } from '../src/banner.ts'
import { readSettings } from '../src/settings.ts'

const settings = readSettings({ WEB_PORT: '4210' })
const clubToday = '2025-05-01'

it('shows the addresses, the credentials, the data and the club clock', () => {
  const text = banner({
    settings,
    api: {
      clubToday,
      adminPassword: 'made-once',
      demo: { username: 'maya', password: 'made-too' },
    },
    adminPassword: 'generated',
    data: '/srv/club/.data',
    clubClock: 'set',
  })
  expect(text).toBe(`
Far & Few is open.

  Site            http://localhost:4210
  Console         http://localhost:4300
  API             http://localhost:3000  (reference at http://localhost:3000/docs)
  Demo member     maya / made-too
  Admin password  made-once  (shown only this once)
  Data            /srv/club/.data
  Club's clock    2025-05-01, running on (set by CLUB_CLOCK)

  Press Ctrl-C to stop. Your data is kept.
`)
})

it('says where the admin password is known if this start did not generate it', () => {
  const facts = { settings, api: { clubToday }, data: 'the server', clubClock: 'real' } as const
  const text = banner({ ...facts, adminPassword: 'generated' })
  expect(text).not.toContain('Demo member')
  expect(text).toContain('2025-05-01, the real date')
  expect(text).toContain(
    'Admin password  printed at the first start; npm run admin-password sets a new one\n',
  )
  expect(banner({ ...facts, adminPassword: 'set' })).toContain(
    'Admin password  the one of ADMIN_PASSWORD\n',
  )
})
