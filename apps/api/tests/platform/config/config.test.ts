import { brand } from '@farandfew/domain/brand/brand.ts'
import { ConfigError, loadConfig, requireTravelKeys } from '../../../src/platform/config/config.ts'

/** The sentences with which an environment is rejected. */
function sentencesFor(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences
    throw error
  }
  return []
}

const razorpay = {
  PAYMENT_GATEWAY: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_AbCdEf12345678',
  RAZORPAY_KEY_SECRET: 'secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'secret-of-the-webhook',
}

const travelKey = (byte: number) => Buffer.alloc(32, byte).toString('base64')

test('an empty environment gives the default configuration', () => {
  expect(loadConfig({}, '/srv/club')).toEqual({
    host: '127.0.0.1',
    apiPort: 3000,
    webPort: 4200,
    adminPort: 4300,
    dataDir: '/srv/club/.data',
    databaseUrl: undefined,
    databasePoolSize: 10,
    databasePreparedStatements: true,
    databaseListenUrl: undefined,
    clubClock: undefined,
    adminPassword: undefined,
    sessionSecret: undefined,
    travelDetailsKeys: undefined,
    publicWebUrl: 'http://localhost:4200',
    publicAdminUrl: 'http://localhost:4300',
    trustProxy: false,
    mail: { smtpUrl: undefined, from: `${brand.name} <${brand.email}>`, clubEmail: brand.email },
    sms: { gatewayUrl: undefined, gatewayToken: undefined, newNumbersPerDay: 1000 },
    payments: { gateway: 'sandbox' },
    givesSeatsAway: false,
    lacksTravelKeys: false,
    demoData: false,
    logLevel: 'info',
    catalogueMaxAgeMs: 1000,
  })
})

test('empty and blank values count as unset', () => {
  expect(loadConfig({ API_PORT: '', DATABASE_URL: ' ', HOST: '  ' }, '/srv')).toEqual(
    loadConfig({}, '/srv'),
  )
})

test('reads every variable', () => {
  const config = loadConfig({
    HOST: '::1',
    API_PORT: '65535',
    WEB_PORT: '1',
    ADMIN_PORT: '8080',
    DATA_DIR: '/var/lib/club',
    DATABASE_URL: 'postgresql://club:pw@db.example/club?sslmode=require',
    DATABASE_POOL_SIZE: '25',
    DATABASE_PREPARED_STATEMENTS: 'false',
    CLUB_CLOCK: '2025-05-01',
    ADMIN_PASSWORD: 'open sesame',
    SESSION_SECRET: 'x'.repeat(32),
    TRAVEL_DETAILS_KEYS: `2026a:${travelKey(2)}, 2025a:${travelKey(1)}`,
    PUBLIC_WEB_URL: 'https://club.example/',
    PUBLIC_ADMIN_URL: 'https://admin.club.example:8443',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    MAIL_FROM: 'The Club <team@club.example>',
    CLUB_EMAIL: 'notices@club.example',
    SMS_GATEWAY_URL: 'https://sms.example/send?account=7',
    SMS_GATEWAY_TOKEN: 'abc.DEF-123',
    SMS_NEW_NUMBERS_PER_DAY: '50',
    ...razorpay,
    RAZORPAY_API_URL: 'https://gateway.example/',
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    CATALOGUE_MAX_AGE_MS: '0',
  })
  expect(config).toEqual({
    host: '::1',
    apiPort: 65535,
    webPort: 1,
    adminPort: 8080,
    dataDir: '/var/lib/club',
    databaseUrl: 'postgresql://club:pw@db.example/club?sslmode=require',
    databasePoolSize: 25,
    databasePreparedStatements: false,
    clubClock: '2025-05-01',
    adminPassword: 'open sesame',
    sessionSecret: 'x'.repeat(32),
    travelDetailsKeys: [
      { id: '2026a', key: Buffer.alloc(32, 2) },
      { id: '2025a', key: Buffer.alloc(32, 1) },
    ],
    publicWebUrl: 'https://club.example',
    publicAdminUrl: 'https://admin.club.example:8443',
    trustProxy: false,
    mail: {
      smtpUrl: 'smtps://u:p@mail.example:465',
      from: 'The Club <team@club.example>',
      clubEmail: 'notices@club.example',
    },
    sms: {
      gatewayUrl: 'https://sms.example/send?account=7',
      gatewayToken: 'abc.DEF-123',
      newNumbersPerDay: 50,
    },
    payments: {
      gateway: 'razorpay',
      keyId: 'rzp_live_AbCdEf12345678',
      keySecret: 'secret-of-the-key',
      webhookSecret: 'secret-of-the-webhook',
      apiUrl: 'https://gateway.example',
    },
    givesSeatsAway: false,
    lacksTravelKeys: false,
    demoData: false,
    logLevel: 'silent',
    catalogueMaxAgeMs: 0,
  })
})

test('the URL of the site follows its port', () => {
  const { publicWebUrl, publicAdminUrl } = loadConfig({ WEB_PORT: '8080', ADMIN_PORT: '8081' })
  expect([publicWebUrl, publicAdminUrl]).toEqual(['http://localhost:8080', 'http://localhost:8081'])
})

test.each([
  ['true', true],
  ['false', false],
  ['0', false],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, loopback ,2001:db8::/32', ['10.0.0.0/8', 'loopback', '2001:db8::/32']],
])('reads TRUST_PROXY %s', (text, value) => {
  expect(loadConfig({ TRUST_PROXY: text }).trustProxy).toEqual(value)
})

test('the configuration is read-only', () => {
  const config = loadConfig({ TRUST_PROXY: '10.0.0.1' })
  for (const part of [config, config.mail, config.sms, config.payments, config.trustProxy]) {
    expect(Object.isFrozen(part)).toBe(true)
  }
})

test('a wrong value is rejected with a sentence that names it and what it should be', () => {
  expect(sentencesFor({ API_PORT: 'abc' })).toEqual([
    "API_PORT should be a whole number from 1 to 65535, not 'abc'.",
  ])
})

test('every wrong value has its own sentence, one per line', () => {
  const env = { WEB_PORT: '0', CLUB_CLOCK: '2025-02-30', LOG_LEVEL: 'loud' }
  expect(sentencesFor(env)).toEqual([
    "WEB_PORT should be a whole number from 1 to 65535, not '0'.",
    "CLUB_CLOCK should be a date such as 2025-05-01, not '2025-02-30'.",
    "LOG_LEVEL should be fatal, error, warn, info, debug, trace or silent, not 'loud'.",
  ])
  expect(() => loadConfig(env)).toThrow(/'0'\.\nCLUB_CLOCK/)
})

test.each([
  ['HOST', 'two words'],
  ['API_PORT', '65536'],
  ['API_PORT', '3000.5'],
  ['ADMIN_PORT', '-1'],
  ['DATA_DIR', 'x'.repeat(1001)],
  ['DATABASE_POOL_SIZE', '0'],
  ['CLUB_CLOCK', '1 May 2025'],
  ['CLUB_CLOCK', '2025-05-01T00:00:00Z'],
  ['PUBLIC_WEB_URL', 'club.example'],
  ['PUBLIC_WEB_URL', 'ftp://club.example'],
  ['PUBLIC_WEB_URL', 'https://club.example/trips'],
  ['PUBLIC_ADMIN_URL', 'https://user@club.example'],
  ['PUBLIC_ADMIN_URL', 'https://club.example?x=1'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', '-1'],
  ['MAIL_FROM', 'team'],
  ['MAIL_FROM', 'Club <team@club.example>, Other <other@club.example>'],
  ['MAIL_FROM', 'Club\r\nBcc: x@y.example <team@club.example>'],
  ['CLUB_EMAIL', 'a@b.example,c@d.example'],
  ['SMS_GATEWAY_URL', 'sms.example'],
  ['PAYMENT_GATEWAY', 'paypal'],
  ['RAZORPAY_KEY_ID', 'AbCdEf12345678'],
  ['RAZORPAY_KEY_ID', 'rzp_live_'],
  ['RAZORPAY_API_URL', 'http://api.razorpay.com'],
  ['RAZORPAY_API_URL', 'http://127.0.0.1.club.example'],
  ['RAZORPAY_API_URL', 'https://api.razorpay.com/v1'],
  ['RAZORPAY_API_URL', 'https://user@api.razorpay.com'],
  ['ALLOW_SANDBOX_PAYMENTS', '1'],
  ['NODE_ENV', 'x'.repeat(41)],
  ['DEMO_DATA', 'yes'],
  ['CATALOGUE_MAX_AGE_MS', '2001'],
])('%s rejects %j', (name, value) => {
  const sentences = sentencesFor({ [name]: value })
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toMatch(new RegExp(`^${name} should be [^\n]+, not '[^\n]*'\\.$`))
})

test.each([
  ['DATABASE_URL', 'mysql://club:hunter2@db/club'],
  ['DATABASE_URL', 'hunter2'],
  ['ADMIN_PASSWORD', 'hunter2'],
  ['ADMIN_PASSWORD', '$argon2id$v=19$hunter2'],
  ['SESSION_SECRET', 'hunter2'],
  ['TRAVEL_DETAILS_KEYS', 'hunter2'],
  ['TRAVEL_DETAILS_KEYS', `hunter2:${Buffer.alloc(31, 1).toString('base64')}`],
  ['TRAVEL_DETAILS_KEYS', `hunter2:${travelKey(1)},hunter2:${travelKey(2)}`],
  ['TRAVEL_DETAILS_KEYS', `hunter2:${travelKey(1)},other:${travelKey(1)}`],
  ['SMTP_URL', 'http://u:hunter2@mail.example'],
  ['SMS_GATEWAY_TOKEN', 'hunter2\thunter2'],
  ['RAZORPAY_KEY_SECRET', 'hunter2'],
  ['RAZORPAY_WEBHOOK_SECRET', 'hunter2 hunter2'],
])('%s is rejected without repeating its value', (name, value) => {
  const sentences = sentencesFor({ [name]: value })
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toMatch(new RegExp(`^${name} should be `))
  expect(sentences[0]).not.toContain('hunter2')
})

describe('a PostgreSQL server on another machine', () => {
  test.each([
    'postgres://club:hunter2@db.example/club',
    'postgres://club:hunter2@10.0.0.7:5432/club',
    'postgres://club:hunter2@db.example/club?sslmode=disable',
    'postgres://club:hunter2@db.example/club?sslmode=prefer',
    'postgres://club:hunter2@db.example/club?sslmode=no-verify',
    'postgres://club:hunter2@db.example/club?sslmode=require&uselibpqcompat=true',
    'postgres://club:hunter2@localhost/club?host=db.example',
  ])('is reached only with TLS: %s is rejected', (url) => {
    const sentences = sentencesFor({ DATABASE_URL: url })
    expect(sentences).toEqual([expect.stringContaining('should have sslmode=verify-full')])
    expect(sentences.join()).not.toContain('hunter2')
    const allowed = loadConfig({ DATABASE_URL: url, ALLOW_PLAIN_DATABASE: 'true' })
    expect(allowed.databaseUrl).toBe(url)
  })

  test.each([
    'postgres://club@localhost/club',
    'postgres://club@127.0.0.1:5433/club',
    'postgres://club@[::1]/club',
    'postgres://club@localhost/club?host=/run/postgresql',
    'postgres://club@db.example/club?sslmode=verify-full&sslrootcert=/etc/club/database.pem',
    'postgres://club@db.example/club?sslmode=require',
  ])('and one on this machine may be %s', (url) => {
    expect(loadConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })
})

test('the API of a production server on PostgreSQL needs keys for travel details', () => {
  const server = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/club' }
  const start = (env: Record<string, string>) => () => requireTravelKeys(loadConfig(env))
  expect(start(server)).toThrow(/^TRAVEL_DETAILS_KEYS should be set on a production server/)
  expect(start({ ...server, TRAVEL_DETAILS_KEYS: `2025a:${travelKey(1)}` })).not.toThrow()
  expect(start({ ...server, NODE_ENV: 'development' })).not.toThrow()
})

test('demo data is rejected with a PostgreSQL server', () => {
  expect(sentencesFor({ DEMO_DATA: 'true', DATABASE_URL: 'postgres://localhost/club' })).toEqual([
    'DEMO_DATA should be false if DATABASE_URL is set: demo members are for the embedded database only.',
  ])
  expect(loadConfig({ DEMO_DATA: 'true' }).demoData).toBe(true)
})

test.each([
  'https://gateway.example',
  'http://localhost:9000',
  'http://pay.localhost',
  'http://127.8.0.1:9',
  'http://[::1]:9000',
])('RAZORPAY_API_URL may be %s', (url) => {
  const { payments } = loadConfig({ ...razorpay, RAZORPAY_API_URL: url })
  expect(payments).toMatchObject({ apiUrl: url })
})

test('Razorpay needs its key, the secret of the key and the secret of the webhook', () => {
  expect(sentencesFor({ PAYMENT_GATEWAY: 'razorpay' })).toEqual([
    'RAZORPAY_KEY_ID should be set if PAYMENT_GATEWAY is razorpay.',
    'RAZORPAY_KEY_SECRET should be set if PAYMENT_GATEWAY is razorpay.',
    'RAZORPAY_WEBHOOK_SECRET should be set if PAYMENT_GATEWAY is razorpay.',
  ])
  expect(sentencesFor({ ...razorpay, RAZORPAY_WEBHOOK_SECRET: ' ' })).toEqual([
    'RAZORPAY_WEBHOOK_SECRET should be set if PAYMENT_GATEWAY is razorpay.',
  ])
})

test('the secrets of the key and of the webhook differ', () => {
  const { RAZORPAY_KEY_SECRET } = razorpay
  expect(sentencesFor({ ...razorpay, RAZORPAY_WEBHOOK_SECRET: RAZORPAY_KEY_SECRET })).toEqual([
    'RAZORPAY_WEBHOOK_SECRET should differ from RAZORPAY_KEY_SECRET.',
  ])
})

describe('a production server on a public address', () => {
  const server = { NODE_ENV: 'production', PUBLIC_WEB_URL: 'https://club.example' }
  const testKey = { ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_AbCdEf12345678' }

  test.each([
    ['the sandbox', {}],
    ['a test key', testKey],
    ['a live key that is not used', { ...razorpay, PAYMENT_GATEWAY: 'sandbox' }],
  ])('is rejected with %s', (_name, env) => {
    expect(sentencesFor({ ...server, ...env })).toEqual([
      'PAYMENT_GATEWAY should be razorpay with a live key on a production server with a public PUBLIC_WEB_URL: the sandbox and test keys take no money. ALLOW_SANDBOX_PAYMENTS=true allows it for a demonstration.',
    ])
  })

  test.each([
    ['the sandbox', {}],
    ['a test key', testKey],
  ])('may use %s if ALLOW_SANDBOX_PAYMENTS is true', (_name, env) => {
    const config = loadConfig({ ...server, ...env, ALLOW_SANDBOX_PAYMENTS: 'true' })
    expect(config.givesSeatsAway).toBe(true)
  })

  test('may use a live key', () => {
    expect(loadConfig({ ...server, ...razorpay }).givesSeatsAway).toBe(false)
  })

  test.each([
    ['outside production', { NODE_ENV: 'development' }],
    ['on this machine', { PUBLIC_WEB_URL: 'http://localhost:4200' }],
    ['on this machine by its number', { PUBLIC_WEB_URL: 'http://127.0.0.1:4200' }],
    ['without an address', { PUBLIC_WEB_URL: '' }],
  ])('only: %s the sandbox is free to use', (_name, env) => {
    expect(loadConfig({ ...server, ...env }).givesSeatsAway).toBe(false)
  })

  test.each(['http://localhost.club.example', 'http://10.0.0.1', 'http://127.0.0.1.nip.example'])(
    '%s is a public address',
    (url) => {
      expect(sentencesFor({ ...server, PUBLIC_WEB_URL: url })).toHaveLength(1)
    },
  )
})

test('a long value is shortened to one line', () => {
  const [sentence] = sentencesFor({ HOST: `a b\n${'x'.repeat(500)}` })
  expect(sentence).toMatch(/^HOST should be [^\n]{1,120}…'\.$/)
})
