import { brand } from '@farandfew/domain/brand'
import * as z from 'zod/mini'
import * as rules from './rules.ts'

interface Rule {
  /** What the variable is for, in one line. */
  readonly what: string
  /** What its value should be; follows "NAME should be". */
  readonly should: string
  /** The text that stands where the variable is absent; undefined where its absence means something. */
  readonly default?: string
  /** A value that is never repeated in a message or a log. */
  readonly secret?: true
  readonly schema: z.ZodMiniType<unknown, string>
}

const port = (what: string, standard: string) => ({
  what,
  should: 'a whole number from 1 to 65535',
  default: standard,
  schema: rules.wholeNumber(1, 65_535),
})

/** Every variable of the environment that the API reads. `.env.example` documents exactly these. */
export const variableRules = {
  HOST: {
    what: 'The address to listen on; 0.0.0.0 for every address of the machine',
    should: 'a host name or an IP address',
    default: '127.0.0.1',
    schema: rules.host,
  },
  API_PORT: port('The port of the API', '3000'),
  WEB_PORT: port('The port of the site', '4200'),
  ADMIN_PORT: port('The port of the console', '4300'),
  DATA_DIR: {
    what: 'The folder of the embedded database, of credentials made at the first start, and of outgoing messages',
    should: 'a folder, at most 1000 characters',
    default: '.data',
    schema: rules.textOf(1, 1000),
  },
  DATABASE_URL: {
    what: 'The PostgreSQL server (15 or newer); without it the embedded database is used',
    should: 'an address such as postgres://user:password@host:5432/name',
    secret: true,
    schema: rules.url('postgres:', 'postgresql:'),
  },
  DATABASE_POOL_SIZE: {
    what: 'Connections to the PostgreSQL server that one copy of the API keeps, at most',
    should: 'a whole number from 1 to 200',
    default: '10',
    schema: rules.wholeNumber(1, 200),
  },
  CLUB_CLOCK: {
    what: "The club's date at the first start, from which it runs on; without it, the real date in Asia/Kolkata",
    should: 'a date such as 2025-05-01',
    schema: rules.date,
  },
  ADMIN_PASSWORD: {
    what: "The console's password, plain or as an argon2 hash; without it one is made and printed at the first start",
    should: 'a password of 8 to 200 characters, or an argon2 hash in the PHC format',
    secret: true,
    schema: rules.password,
  },
  SESSION_SECRET: {
    what: 'The key that signs session cookies; without it one is made and kept with the data',
    should: 'a text of 32 to 500 characters',
    secret: true,
    schema: rules.textOf(32, 500),
  },
  PUBLIC_WEB_URL: {
    what: 'The address of the site as visitors see it; without it http://localhost and WEB_PORT',
    should: 'an http or https address without a path, such as https://club.example',
    schema: rules.origin,
  },
  PUBLIC_ADMIN_URL: {
    what: 'The address of the console as operators see it; without it http://localhost and ADMIN_PORT',
    should: 'an http or https address without a path, such as https://desk.club.example',
    schema: rules.origin,
  },
  TRUST_PROXY: {
    what: "Which proxies may name the client's address and scheme",
    should:
      'false, true, a number of proxies from 1 to 99, or a list of addresses and ranges such as 10.0.0.0/8,loopback',
    default: 'false',
    schema: rules.proxies,
  },
  SMTP_URL: {
    what: 'The mail server; without it messages are written as files into the data folder',
    should: 'an address such as smtps://user:password@mail.example:465',
    secret: true,
    schema: rules.url('smtp:', 'smtps:'),
  },
  MAIL_FROM: {
    what: 'The sender of every mail',
    should: 'an e-mail address, or a name and the address in angle brackets',
    default: `${brand.name} <${brand.email}>`,
    schema: rules.mailbox,
  },
  CLUB_EMAIL: {
    what: "Where the club's own notices go",
    should: 'an e-mail address',
    default: brand.email,
    schema: rules.mailAddress,
  },
  SMS_GATEWAY_URL: {
    what: 'The HTTP gateway for text messages; without it they are written as files into the data folder',
    should: 'an http or https address',
    schema: rules.url('http:', 'https:'),
  },
  SMS_GATEWAY_TOKEN: {
    what: 'The bearer token of the SMS gateway',
    should: 'a text of 1 to 500 characters without spaces',
    secret: true,
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/)),
  },
  DEMO_DATA: {
    what: 'Whether demo members and their bookings are seeded; for the embedded database only',
    should: 'true or false',
    // Absent it is false to the API; the embedded start of the whole club takes absent as true.
    schema: rules.flag,
  },
  LOG_LEVEL: {
    what: 'The least weight of a line in the log',
    should: 'fatal, error, warn, info, debug, trace or silent',
    default: 'info',
    schema: rules.oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  },
  CATALOGUE_MAX_AGE_MS: {
    what: 'How long an answer of the catalogue may be reused, in milliseconds; 0 reads the database each time',
    should: 'a whole number from 0 to 2000',
    default: '1000',
    schema: rules.wholeNumber(0, 2000),
  },
} as const satisfies Record<string, Rule>

export type VariableName = keyof typeof variableRules

/** The checked value of each variable; undefined where it is absent and has no default. */
export type VariableValues = {
  [Name in VariableName]:
    | z.output<(typeof variableRules)[Name]['schema']>
    | ((typeof variableRules)[Name] extends { default: string } ? never : undefined)
}

/** The same as a list: name, what it is for, its default, and whether it is secret. */
export const variables = Object.entries(variableRules as Record<string, Rule>).map(
  ([name, rule]) => ({
    name,
    what: rule.what,
    default: rule.default,
    secret: rule.secret === true,
  }),
)
