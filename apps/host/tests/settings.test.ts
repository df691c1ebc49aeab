import { readFrontSettings, readSettings, readTrustProxy } from '../src/settings.ts'
import { StartError } from '../src/start-error.ts'

it('has defaults for a host on the same machine as the API', () => {
  expect(readSettings('web', {})).toEqual({
    app: 'web',
    host: '127.0.0.1',
    port: 8080,
    apiUrl: 'http://127.0.0.1:3000',
    publicUrl: 'http://localhost:8080',
    adminUrl: undefined,
    hasRazorpay: false,
    trustProxy: false,
    logLevel: 'warn',
    accessLog: '/dev/stdout',
  })
})

it("gives each app its own public address, and the other app's", () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: ' 8090 ',
    API_URL: 'http://api:3000',
    PUBLIC_WEB_URL: 'https://club.example/',
    PUBLIC_ADMIN_URL: 'https://console.club.example',
    TRUST_PROXY: '10.0.0.0/8,loopback',
    LOG_LEVEL: 'info',
    ACCESS_LOG: 'off',
  }
  const common = {
    host: '0.0.0.0',
    port: 8090,
    apiUrl: 'http://api:3000',
    trustProxy: ['10.0.0.0/8', 'loopback'],
    logLevel: 'info',
    accessLog: 'off',
  }
  expect(readSettings('web', env)).toEqual({
    ...common,
    app: 'web',
    publicUrl: 'https://club.example',
    adminUrl: 'https://console.club.example',
    hasRazorpay: false,
  })
  expect(readSettings('web', { ...env, PAYMENT_GATEWAY: 'razorpay' }).hasRazorpay).toBe(true)
  expect(readSettings('admin', env)).toEqual({
    ...common,
    app: 'admin',
    publicUrl: 'https://console.club.example',
    siteUrl: 'https://club.example',
    pictureHosts: [],
  })
})

it('reads the picture hosts of the console: https addresses without a path', () => {
  const read = (text: string) => readSettings('admin', { PICTURE_HOSTS: text }).pictureHosts
  expect(read('https://a.example, https://b.example:8443/ ,')).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ])
  for (const text of [
    'http://a.example',
    'https://a.example/b',
    'https:',
    '*',
    "'self'",
    'data:',
  ]) {
    expect(() => read(text)).toThrow('PICTURE_HOSTS should be https addresses')
  }
})

it.each([
  ['HOST', 'no such host', 'a host name or an IP address'],
  ['PORT', '65536', 'a whole number from 1 to 65535'],
  ['PORT', '0x50', 'a whole number from 1 to 65535'],
  ['API_URL', 'api:3000', 'an http or https address without a path'],
  ['PUBLIC_WEB_URL', 'club.example', 'an http or https address without a path'],
  ['PUBLIC_WEB_URL', 'https://club.example/home', 'an http or https address without a path'],
  ['PUBLIC_ADMIN_URL', 'ftp://console.example', 'an http or https address without a path'],
  ['TRUST_PROXY', 'banana', 'false, true, a number of proxies'],
  ['TRUST_PROXY', '10.0.0.0/33', 'false, true, a number of proxies'],
  ['TRUST_PROXY', '10.0.0.0/8;', 'false, true, a number of proxies'],
])('rejects %s=%s and says what it should be', (name, text, should) => {
  const read = () => readSettings('web', { [name]: text })
  expect(read).toThrow(StartError)
  expect(read).toThrow(`${name} should be ${should}`)
})

it.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['true', true],
  ['1', 1],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ['::1', ['::1']],
])('reads TRUST_PROXY %j as %j', (text, trust) => {
  expect(readTrustProxy(text)).toEqual(trust)
})

describe('the front of both hosts', () => {
  const env = {
    PUBLIC_WEB_URL: 'https://club.example',
    PUBLIC_ADMIN_URL: 'https://console.club.example',
    WEB_HOST_URL: 'http://web:8080',
    ADMIN_HOST_URL: 'http://admin:8080',
  }

  it('needs the addresses of both', () => {
    expect(readFrontSettings(env)).toMatchObject({
      publicUrl: 'https://club.example',
      publicAdminUrl: 'https://console.club.example',
      webHost: 'http://web:8080',
      adminHost: 'http://admin:8080',
    })
    for (const name of Object.keys(env)) {
      expect(() => readFrontSettings({ ...env, [name]: '' })).toThrow(`${name} should be`)
    }
  })

  it('refuses two ports of one name, which share their cookies', () => {
    const sameName = { ...env, PUBLIC_ADMIN_URL: 'https://club.example:8443' }
    expect(() => readFrontSettings(sameName)).toThrow('two different host names')
  })
})
