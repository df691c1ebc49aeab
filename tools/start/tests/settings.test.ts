import {
  apiEnvironment,
  embeddedClubClock,
  hostEnvironment,
  readSettings,
} from '../src/settings.ts'

it('has the addresses in the README by default', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    apiPort: 3000,
    webPort: 4200,
    adminPort: 4300,
    publicWebUrl: 'http://localhost:4200',
    publicAdminUrl: 'http://localhost:4300',
  })
})

it('reads the environment and treats an empty value as absent', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    API_PORT: '3100',
    WEB_PORT: ' 4210 ',
    ADMIN_PORT: '',
    PUBLIC_WEB_URL: 'https://club.example',
  })
  expect(settings).toEqual({
    host: '0.0.0.0',
    apiPort: 3100,
    webPort: 4210,
    adminPort: 4300,
    publicWebUrl: 'https://club.example',
    publicAdminUrl: 'http://localhost:4300',
  })
})

it.each(['API_PORT', 'WEB_PORT', 'ADMIN_PORT'])('rejects a wrong %s and names it', (name) => {
  for (const text of ['0', '65536', '-1', '3e3', '42.5', 'http', '999999', '0x50']) {
    expect(() => readSettings({ [name]: text })).toThrow(
      `${name} should be a whole number from 1 to 65535, not '${text}'.`,
    )
  }
})

it('rejects the same port for two servers', () => {
  expect(() => readSettings({ API_PORT: '3101', WEB_PORT: '3101' })).toThrow(
    'API_PORT, WEB_PORT and ADMIN_PORT should be three different ports.',
  )
})

it('shortens a long value in its message', () => {
  expect(() => readSettings({ API_PORT: 'x'.repeat(5000) })).toThrow(
    /^API_PORT should be .{1,120}$/,
  )
})

describe("the API's environment", () => {
  it('has demo data and an earlier date with the embedded database', () => {
    expect(apiEnvironment({ PATH: '/bin' })).toEqual({
      PATH: '/bin',
      TRUST_PROXY: 'loopback',
      CLUB_CLOCK: embeddedClubClock,
      DEMO_DATA: 'true',
      LOG_LEVEL: 'warn',
    })
    expect(embeddedClubClock).toBe('2025-05-01')
  })

  it('keeps what is set', () => {
    const set = { CLUB_CLOCK: '2025-07-01', DEMO_DATA: 'false', LOG_LEVEL: 'info' }
    expect(apiEnvironment(set)).toMatchObject(set)
  })

  it('has neither a club clock nor demo data with a PostgreSQL server', () => {
    expect(apiEnvironment({ DATABASE_URL: 'postgres://db/club' })).toEqual({
      DATABASE_URL: 'postgres://db/club',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
    })
  })

  it('lets only the hosts on this machine set the client address', () => {
    expect(apiEnvironment({ TRUST_PROXY: 'true' })['TRUST_PROXY']).toBe('loopback')
  })
})

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('a host reaches an API that listens on %s at %s', (HOST, url) => {
  expect(hostEnvironment({}, readSettings({ HOST }), 4200)).toEqual({
    PORT: '4200',
    API_URL: url,
    PUBLIC_WEB_URL: 'http://localhost:4200',
    PUBLIC_ADMIN_URL: 'http://localhost:4300',
  })
})
