import { brand } from '@farandfew/domain/brand/brand.ts'
import * as z from 'zod/mini'
import * as rules from './rules.ts'

interface Documentation {
  /** What the variable is for, in one line. */
  readonly what: string
  /** What its value should be; completes "NAME should be". */
  readonly should: string
  /** The text for an absent variable. */
  readonly default?: string
  /** Whether messages must not repeat the value. */
  readonly secret?: true
}

const documentation = z.registry<Documentation>()

type TextSchema = z.ZodMiniType<unknown, string>

function optional<Schema extends TextSchema>(docs: Documentation, schema: Schema) {
  const variable = z.optional(schema)
  documentation.add(variable, docs)
  return variable
}

function withDefault<Schema extends TextSchema>(
  docs: Documentation & { default: string },
  schema: Schema,
) {
  const variable = z.prefault(schema, docs.default as z.input<Schema>)
  documentation.add(variable, docs)
  return variable
}

const port = (what: string, standard: string) =>
  withDefault(
    { what, should: 'a whole number from 1 to 65535', default: standard },
    rules.wholeNumber(1, 65_535),
  )

interface PaymentVariables {
  PAYMENT_GATEWAY: 'sandbox' | 'razorpay'
  RAZORPAY_KEY_ID?: string | undefined
  RAZORPAY_KEY_SECRET?: string | undefined
  RAZORPAY_WEBHOOK_SECRET?: string | undefined
  PUBLIC_WEB_URL?: string | undefined
  NODE_ENV?: string | undefined
}

/** A variable without which Razorpay cannot be used. */
const needsForRazorpay = (
  name: 'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_WEBHOOK_SECRET',
) =>
  z.refine<PaymentVariables>(
    (env) => env.PAYMENT_GATEWAY !== 'razorpay' || env[name] !== undefined,
    { error: `${name} should be set if PAYMENT_GATEWAY is razorpay.` },
  )

/** Whether visitors of a public production server would get seats without paying. */
export function givesSeatsAway(env: PaymentVariables): boolean {
  const takesMoney =
    env.PAYMENT_GATEWAY === 'razorpay' && env.RAZORPAY_KEY_ID?.startsWith('rzp_live_') === true
  const isPublic = env.PUBLIC_WEB_URL !== undefined && !rules.isLoopback(env.PUBLIC_WEB_URL)
  return !takesMoney && isPublic && env.NODE_ENV === 'production'
}

/** Whether this is a production server that would have nothing to encrypt travel details with. */
export const lacksTravelKeys = (env: {
  NODE_ENV?: string | undefined
  DATABASE_URL?: string | undefined
  TRAVEL_DETAILS_KEYS?: unknown
}): boolean =>
  env.NODE_ENV === 'production' &&
  env.DATABASE_URL !== undefined &&
  env.TRAVEL_DETAILS_KEYS === undefined

/** Every environment variable that the API reads. `.env.example` documents exactly these. */
export const environmentSchema = z
  .object({
    HOST: withDefault(
      {
        what: 'The address to listen on; 0.0.0.0 for all addresses of the machine',
        should: 'a host name or an IP address',
        default: '127.0.0.1',
      },
      rules.host,
    ),
    API_PORT: port('The port of the API', '3000'),
    WEB_PORT: port('The port of the site', '4200'),
    ADMIN_PORT: port('The port of the console', '4300'),
    METRICS_PORT: optional(
      {
        what: 'The port of the metrics for Prometheus; without it, the API collects none',
        should: 'a whole number from 1 to 65535',
      },
      rules.wholeNumber(1, 65_535),
    ),
    METRICS_HOST: withDefault(
      {
        what: 'The address on which the metrics listen; never one that the public reaches',
        should: 'a host name or an IP address',
        default: '127.0.0.1',
      },
      rules.host,
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(
      {
        what: 'The collector of OpenTelemetry that receives traces by OTLP over HTTP; without it, nothing is traced',
        should: 'an http or https address without a path, such as http://127.0.0.1:4318',
      },
      rules.origin,
    ),
    OTEL_TRACES_SAMPLER_ARG: withDefault(
      {
        what: 'The share of requests that are traced',
        should: 'a number from 0 to 1',
        default: '1',
      },
      rules.share,
    ),
    DATA_DIR: withDefault(
      {
        what: 'The folder for the embedded database, generated credentials, and outgoing messages',
        should: 'a folder, at most 1000 characters',
        default: '.data',
      },
      rules.textOf(1, 1000),
    ),
    DATABASE_URL: optional(
      {
        what: 'The PostgreSQL server (15 or newer); without it, the embedded database is used',
        should: 'an address such as postgres://user:password@host:5432/name',
        secret: true,
      },
      rules.url('postgres:', 'postgresql:'),
    ),
    ALLOW_PLAIN_DATABASE: withDefault(
      {
        what: 'Whether DATABASE_URL may name another machine without TLS (sslmode=verify-full); only for a private network on one machine',
        should: 'true or false',
        default: 'false',
      },
      rules.flag,
    ),
    DATABASE_POOL_SIZE: withDefault(
      {
        what: 'The most connections to the PostgreSQL server per instance of the API',
        should: 'a whole number from 1 to 200',
        default: '10',
      },
      rules.wholeNumber(1, 200),
    ),
    DATABASE_PREPARED_STATEMENTS: withDefault(
      {
        what: 'Whether connections keep prepared statements and settings; false behind PgBouncer in transaction mode',
        should: 'true or false',
        default: 'true',
      },
      rules.flag,
    ),
    DATABASE_LISTEN_URL: optional(
      {
        what: 'The PostgreSQL server itself, for its notifications, if DATABASE_URL leads through PgBouncer; without it, DATABASE_URL',
        should: 'an address such as postgres://user:password@host:5432/name',
        secret: true,
      },
      rules.url('postgres:', 'postgresql:'),
    ),
    CLUB_CLOCK: optional(
      {
        what: "The club's date at the first start, from which it advances; without it, the real date in Asia/Kolkata",
        should: 'a date such as 2025-05-01',
      },
      rules.date,
    ),
    ADMIN_PASSWORD: optional(
      {
        what: "The console's password, plain or as an argon2 hash; without it, the first start generates and prints one",
        should: 'a password of 8 to 200 characters, or an argon2 hash in the PHC format',
        secret: true,
      },
      rules.password,
    ),
    SESSION_SECRET: optional(
      {
        what: 'The key that signs session cookies; without it, one is generated and stored with the data',
        should: 'a text of 32 to 500 characters',
        secret: true,
      },
      rules.textOf(32, 500),
    ),
    TRAVEL_DETAILS_KEYS: optional(
      {
        what: 'The keys that encrypt travel details, as id:key with commas between them; the first one encrypts, all decrypt',
        should:
          'a list of id:key with commas between them: each id of its own, each key 32 bytes in base64 (openssl rand -base64 32)',
        secret: true,
      },
      rules.travelKeys,
    ),
    PUBLIC_WEB_URL: optional(
      {
        what: 'The address of the site as visitors see it, with the only name that it answers to; without it, http://localhost and WEB_PORT',
        should: 'an http or https address without a path, such as https://club.example',
      },
      rules.origin,
    ),
    PUBLIC_ADMIN_URL: optional(
      {
        what: 'The address of the console as operators see it, with the only name that it answers to; without it, http://localhost and ADMIN_PORT',
        should: 'an http or https address without a path, such as https://admin.club.example',
      },
      rules.origin,
    ),
    TRUST_PROXY: withDefault(
      {
        what: "Which proxies may set the client's address and scheme",
        should:
          'false, true, a number of proxies from 1 to 99, or a list of addresses and ranges such as 10.0.0.0/8,loopback',
        default: 'false',
      },
      rules.proxies,
    ),
    SMTP_URL: optional(
      {
        what: 'The mail server; without it, mails are written as files into the data folder',
        should: 'an address such as smtps://user:password@mail.example:465',
        secret: true,
      },
      rules.url('smtp:', 'smtps:'),
    ),
    MAIL_FROM: withDefault(
      {
        what: 'The sender of every mail',
        should: 'an email address, or a name and the address in angle brackets',
        default: `${brand.name} <${brand.email}>`,
      },
      rules.mailbox,
    ),
    CLUB_EMAIL: withDefault(
      {
        what: "The address that receives the club's own notices",
        should: 'an email address',
        default: brand.email,
      },
      rules.mailAddress,
    ),
    SMS_GATEWAY_URL: optional(
      {
        what: 'The HTTP gateway for text messages; without it, they are written as files into the data folder',
        should: 'an http or https address',
      },
      rules.url('http:', 'https:'),
    ),
    SMS_GATEWAY_TOKEN: optional(
      {
        what: 'The bearer token of the SMS gateway',
        should: 'a text of 1 to 500 characters without spaces',
        secret: true,
      },
      rules.token(1, 500),
    ),
    SMS_NEW_NUMBERS_PER_DAY: withDefault(
      {
        what: 'The most codes a day to numbers that are not confirmed yet, all members together; sign-in codes do not count',
        should: 'a whole number from 1 to 1000000',
        default: '1000',
      },
      rules.wholeNumber(1, 1_000_000),
    ),
    PAYMENT_GATEWAY: withDefault(
      {
        what: 'Which service takes payments: razorpay, or the embedded sandbox, which takes no money',
        should: 'sandbox or razorpay',
        default: 'sandbox',
      },
      rules.oneOf(['sandbox', 'razorpay']),
    ),
    RAZORPAY_KEY_ID: optional(
      {
        what: 'The id of the key of Razorpay; a test key takes no money',
        should: 'a key id such as rzp_live_AbCdEf12345678',
      },
      rules.razorpayKeyId,
    ),
    RAZORPAY_KEY_SECRET: optional(
      {
        what: 'The secret of that key; it also signs what the checkout reports',
        should: 'a text of 8 to 200 characters without spaces',
        secret: true,
      },
      rules.token(8, 200),
    ),
    RAZORPAY_WEBHOOK_SECRET: optional(
      {
        what: 'The secret of the webhook, as entered at Razorpay; not the same as the key',
        should: 'a text of 8 to 200 characters without spaces',
        secret: true,
      },
      rules.token(8, 200),
    ),
    RAZORPAY_API_URL: withDefault(
      {
        what: 'The address of the API of Razorpay; tests set another one',
        should: 'an https address without a path (http only on this machine)',
        default: 'https://api.razorpay.com',
      },
      rules.secureOrigin,
    ),
    ALLOW_SANDBOX_PAYMENTS: withDefault(
      {
        what: 'Whether a production server on a public address may use the sandbox or a test key, and give seats away',
        should: 'true or false',
        default: 'false',
      },
      rules.flag,
    ),
    NODE_ENV: optional(
      {
        what: 'production on a server for visitors; the images set it',
        should: 'a text of 1 to 40 characters',
      },
      rules.textOf(1, 40),
    ),
    // Absent means false to the API; `npm start` sets true.
    DEMO_DATA: optional(
      {
        what: 'Whether to add demo members and their bookings; for the embedded database only',
        should: 'true or false',
      },
      rules.flag,
    ),
    LOG_LEVEL: withDefault(
      {
        what: 'The lowest level of log lines',
        should: 'fatal, error, warn, info, debug, trace or silent',
        default: 'info',
      },
      rules.oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    ),
    CATALOGUE_MAX_AGE_MS: withDefault(
      {
        what: 'How long a response of the catalogue may be reused, in milliseconds; 0 reads the database each time',
        should: 'a whole number from 0 to 2000',
        default: '1000',
      },
      rules.wholeNumber(0, 2000),
    ),
  })
  .check(
    z.refine((env) => env.DEMO_DATA !== true || env.DATABASE_URL === undefined, {
      error:
        'DEMO_DATA should be false if DATABASE_URL is set: demo members are for the embedded database only.',
    }),
    z.refine(
      (env) =>
        env.DATABASE_URL === undefined ||
        env.ALLOW_PLAIN_DATABASE ||
        rules.isPrivateDatabase(env.DATABASE_URL),
      {
        error:
          'DATABASE_URL should have sslmode=verify-full if the server is on another machine: everything of the members passes there. ALLOW_PLAIN_DATABASE=true allows a private network on one machine.',
      },
    ),
    z.refine(
      (env) =>
        env.DATABASE_LISTEN_URL === undefined ||
        env.ALLOW_PLAIN_DATABASE ||
        rules.isPrivateDatabase(env.DATABASE_LISTEN_URL),
      {
        error:
          'DATABASE_LISTEN_URL should have sslmode=verify-full if the server is on another machine. ALLOW_PLAIN_DATABASE=true allows a private network on one machine.',
      },
    ),
    z.refine((env) => env.DATABASE_LISTEN_URL === undefined || env.DATABASE_URL !== undefined, {
      error: 'DATABASE_LISTEN_URL should only be set together with DATABASE_URL.',
    }),
    needsForRazorpay('RAZORPAY_KEY_ID'),
    needsForRazorpay('RAZORPAY_KEY_SECRET'),
    needsForRazorpay('RAZORPAY_WEBHOOK_SECRET'),
    z.refine(
      (env) =>
        env.PAYMENT_GATEWAY !== 'razorpay' ||
        env.RAZORPAY_WEBHOOK_SECRET === undefined ||
        env.RAZORPAY_WEBHOOK_SECRET !== env.RAZORPAY_KEY_SECRET,
      { error: 'RAZORPAY_WEBHOOK_SECRET should differ from RAZORPAY_KEY_SECRET.' },
    ),
    z.refine((env) => env.ALLOW_SANDBOX_PAYMENTS || !givesSeatsAway(env), {
      error:
        'PAYMENT_GATEWAY should be razorpay with a live key on a production server with a public PUBLIC_WEB_URL: the sandbox and test keys take no money. ALLOW_SANDBOX_PAYMENTS=true allows it for a demonstration.',
    }),
  )

export type VariableName = keyof typeof environmentSchema.shape
export type VariableValues = z.output<typeof environmentSchema>

export const variableNames = Object.keys(environmentSchema.shape) as VariableName[]

export const documentationOf = (name: VariableName): Documentation =>
  documentation.get(environmentSchema.shape[name]) as Documentation
