import { StartError } from '../src/start-error.ts'
import { apiEnvironment, embeddedClubClock, readSettings } from '../src/start/settings.ts'

it('has the addresses of the README where nothing is set', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    apiPort: 3000,
    webPort: 4200,
    adminPort: 4300,
    publicWebUrl: 'http://localhost:4200',
    publicAdminUrl: 'http://localhost:4300',
    trustProxy: false,
  })
})

it('takes what is set, an empty value being none', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    API_PORT: '3100',
    WEB_PORT: ' 4210 ',
    ADMIN_PORT: '',
    PUBLIC_WEB_URL: 'https://club.example/',
  })
  expect(settings).toEqual({
    host: '0.0.0.0',
    apiPort: 3100,
    webPort: 4210,
    adminPort: 4300,
    publicWebUrl: 'https://club.example',
    publicAdminUrl: 'http://localhost:4300',
    trustProxy: false,
  })
})

it.each(['API_PORT', 'WEB_PORT', 'ADMIN_PORT'])(
  'refuses a wrong %s with a sentence that names it',
  (name) => {
    for (const text of ['0', '65536', '-1', '3e3', '42.5', 'http', '999999', '0x50']) {
      expect(() => readSettings({ [name]: text })).toThrow(
        `${name} should be a whole number from 1 to 65535, not '${text}'.`,
      )
    }
  },
)

it.each([
  ['HOST', 'no such host', 'a host name or an IP address'],
  ['PUBLIC_WEB_URL', 'club.example', 'an http or https address without a path'],
  ['PUBLIC_WEB_URL', 'https://club.example/home', 'an http or https address without a path'],
  ['PUBLIC_ADMIN_URL', 'ftp://desk.example', 'an http or https address without a path'],
  ['TRUST_PROXY', 'banana', 'false, true, a number of proxies'],
  ['TRUST_PROXY', '10.0.0.0/33', 'false, true, a number of proxies'],
])('refuses %s=%s with a sentence that names it', (name, text, should) => {
  const refused = () => readSettings({ [name]: text })
  expect(refused).toThrow(StartError)
  expect(refused).toThrow(`${name} should be ${should}`)
})

it('refuses one port for two', () => {
  expect(() => readSettings({ API_PORT: '3101', WEB_PORT: '3101' })).toThrow(
    'API_PORT, WEB_PORT and ADMIN_PORT should be three different ports.',
  )
})

it.each(['10.0.0.0/8,loopback', '::1', '1', 'true'])('takes %s for TRUST_PROXY', (text) => {
  expect(() => readSettings({ TRUST_PROXY: text })).not.toThrow()
})

it('repeats no endless value', () => {
  const refused = () => readSettings({ API_PORT: 'x'.repeat(5000) })
  expect(refused).toThrow(/^API_PORT should be .{1,120}$/)
})

describe('what the API is told', () => {
  it('on the embedded database: the season ahead, and demo data', () => {
    expect(apiEnvironment({ PATH: '/bin' })).toEqual({
      PATH: '/bin',
      TRUST_PROXY: 'loopback',
      CLUB_CLOCK: embeddedClubClock,
      DEMO_DATA: 'true',
      LOG_LEVEL: 'warn',
    })
    expect(embeddedClubClock).toBe('2025-05-01')
  })

  it('on the embedded database: what was set, where something was', () => {
    const set = { CLUB_CLOCK: '2025-07-01', DEMO_DATA: 'false', LOG_LEVEL: 'info' }
    expect(apiEnvironment(set)).toMatchObject(set)
  })

  it('on a PostgreSQL server: neither a clock nor demo data of its own', () => {
    const told = apiEnvironment({ DATABASE_URL: 'postgres://db/club' })
    expect(told).toEqual({
      DATABASE_URL: 'postgres://db/club',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
    })
  })

  it('always: that only the hosts of this machine name the client', () => {
    expect(apiEnvironment({ TRUST_PROXY: 'true' })['TRUST_PROXY']).toBe('loopback')
  })
})
