import { createTestApp, expectProblem, type TestApp } from './harness/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** The number of rows of each table that a visitor's call could write to. */
async function countRows(): Promise<Record<string, number>> {
  const { db } = api.database
  const tables = [
    'inquiries',
    'newsletters',
    'tripInviteRequests',
    'outbox',
    'idempotencyKeys',
    'adminSessions',
    'users',
    'sessions',
    'accountTokens',
    'auditLog',
  ] as const
  const counts = await Promise.all(
    tables.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute()
      return [table, rows.length] as const
    }),
  )
  return Object.fromEntries(counts)
}

const control = 'Please remove the characters that cannot be shown'
const nul = '\u0000'
const loneSurrogate = '\ud83d'

interface Call {
  path: string
  good: Record<string, unknown>
  /** By field: what is wrong, the value that replaces the valid one, and the message. */
  invalid: Record<string, [what: string, value: unknown, message: string][]>
}

const wrongTypes = (message: string): [string, unknown, string][] => [
  ['missing', undefined, message],
  ['null', null, message],
  ['a number', 42, message],
  ['true', true, message],
  ['a list', ['text'], message],
  ['an object', { toString: 'text' }, message],
  ['an object with a length', { length: { toString: 0 } }, message],
]

const name = 'Name must be at least 2 characters'
const email = 'Please enter a valid email address'
const destination = 'Please select a destination'
const message = 'Please tell us more about your travel goals'
const password = 'Password is required'
const tripNumber = 'The id must be a number'

const wrongAddresses: [string, unknown, string][] = [
  ...wrongTypes(email),
  ['empty', '', email],
  ['no address', 'visitor', email],
  ['two addresses', 'a@mail.example, b@mail.example', email],
  ['with a line break', 'a@mail.example\r\nBcc: b@mail.example', email],
  ['with NUL', `a${nul}@mail.example`, email],
  ['with a lone surrogate', `a${loneSurrogate}@mail.example`, email],
  ['too long', `${'a'.repeat(250)}@mail.example`, email],
]

const wrongNames: [string, unknown, string][] = [
  ...wrongTypes(name),
  ['empty', '', name],
  ['blank', '      ', name],
  ['too short', 'A', name],
  ['too long', 'a'.repeat(101), 'Please use at most 100 characters'],
  ['with NUL', `Asha${nul}`, control],
  ['with a line break', 'Asha\nRao', control],
  ['with an escape', 'Asha\u001b[31m', control],
  ['with a lone surrogate', `Asha ${loneSurrogate}`, control],
]

const wrongPasswords: [string, unknown, string][] = [
  ...wrongTypes(password),
  ['empty', '', password],
  ['too long', 'a'.repeat(201), 'Please use at most 200 characters'],
  ['with NUL', `pass${nul}`, control],
  ['with a lone surrogate', `pass${loneSurrogate}`, control],
]

/** One case, for a field whose schema another call proves case by case. */
const oneCase = (what: string, cases: [string, unknown, string][]) =>
  cases.filter(([name]) => name === what)

const calls: Call[] = [
  {
    path: '/api/inquiries',
    good: {
      name: 'Asha Rao',
      email: 'asha@mail.example',
      destination: 'turkey',
      message: 'Does the balloon fly in the rain?',
    },
    invalid: {
      name: wrongNames,
      email: wrongAddresses,
      destination: [
        ...wrongTypes(destination),
        ['empty', '', destination],
        ['not on the list', 'atlantis', destination],
        ['in another case', 'Turkey', destination],
        ['with NUL', `turkey${nul}`, destination],
      ],
      message: [
        ...wrongTypes(message),
        ['empty', '', message],
        ['too short', 'too short', message],
        ['too long', 'a'.repeat(5001), 'Please use at most 5000 characters'],
        ['with NUL', `A long enough text${nul}`, control],
        ['with a lone surrogate', `A long enough text ${loneSurrogate}`, control],
      ],
    },
  },
  {
    path: '/api/newsletters',
    good: { email: 'asha@mail.example' },
    invalid: { email: oneCase('no address', wrongAddresses) },
  },
  {
    path: '/api/invite-requests',
    good: { name: 'Asha Rao', email: 'asha@mail.example', tripId: 2 },
    invalid: {
      name: oneCase('too short', wrongNames),
      email: oneCase('no address', wrongAddresses),
      message: [
        ['a number', 42, 'Must be a text'],
        ['null', null, 'Must be a text'],
        ['too long', 'a'.repeat(5001), 'Please use at most 5000 characters'],
        ['with NUL', `Because${nul}`, control],
      ],
      tripId: [
        ...wrongTypes(tripNumber).filter(([what]) => what !== 'a number'),
        ['a text', '2', tripNumber],
        ['a fraction', 1.5, tripNumber],
        ['below one', 0, 'The id is out of range'],
        ['above the largest id of the database', 2 ** 31, 'The id is out of range'],
      ],
    },
  },
  {
    path: '/api/auth/login',
    good: { username: 'asha', password: 'quiet-harbour-42' },
    invalid: {
      username: [
        ...wrongTypes('Username is required'),
        ['blank', '  ', 'Username is required'],
        ['with NUL', `asha${nul}`, control],
      ],
      password: wrongPasswords,
    },
  },
  {
    path: '/api/auth/register',
    good: {
      username: 'asha',
      email: 'asha@mail.example',
      firstName: 'Asha',
      password: 'quiet-harbour-42',
      confirmPassword: 'quiet-harbour-42',
    },
    invalid: {
      username: [
        ...wrongTypes('Username is required'),
        ['too long', 'a'.repeat(41), 'Please use at most 40 characters'],
        ['with NUL', `asha${nul}`, control],
      ],
      firstName: [
        ...wrongTypes('First name is required'),
        ['blank', ' ', 'First name is required'],
        ['with NUL', `Asha${nul}`, control],
      ],
      confirmPassword: [
        ['another one', 'quiet-harbour-43', "Passwords don't match"],
        ['too short', 'quiet', 'Password must be at least 6 characters'],
      ],
    },
  },
  {
    path: '/api/auth/password/forgot',
    good: { email: 'asha@mail.example' },
    invalid: {
      email: oneCase('no address', wrongAddresses),
    },
  },
  {
    path: '/api/auth/email/link',
    good: { token: 'abc' },
    invalid: {
      token: [
        ...wrongTypes('The link is not complete'),
        ['empty', '', 'The link is not complete'],
        ['too long', 'a'.repeat(201), 'Please use at most 200 characters'],
        ['with NUL', `abc${nul}`, control],
      ],
    },
  },
  {
    path: '/api/admin/session',
    good: { password: 'quiet-harbour-42', operator: 'Asha' },
    invalid: {
      password: oneCase('missing', wrongPasswords),
      operator: [
        ['a number', 1, 'Must be a text'],
        ['null', null, 'Must be a text'],
        ['too long', 'a'.repeat(61), 'Please use at most 60 characters'],
        ['with NUL', `Asha${nul}`, control],
      ],
    },
  },
]

const post = (path: string, body: unknown) =>
  api.request.post(path).set('content-type', 'application/json').send(JSON.stringify(body))

describe.each(calls)('POST $path', ({ path, good, invalid }) => {
  let before: Record<string, number>
  beforeAll(async () => {
    before = await countRows()
  })
  afterEach(async () => {
    expect(await countRows()).toEqual(before)
  })

  const cases = Object.entries(invalid).flatMap(([field, values]) =>
    values.map(([what, value, text]) => ({ field, what, value, text })),
  )

  it.each(cases)('rejects $field: $what', async ({ field, value, text }) => {
    const document = expectProblem(
      await post(path, { ...good, [field]: value }),
      'VALIDATION_FAILED',
      400,
    )
    expect(document.errors).toEqual({ [field]: text })
    expect(document.detail).toBe(text)
  })

  it('rejects an unknown field and names it', async () => {
    const document = expectProblem(
      await post(path, { ...good, hobby: 'chess' }),
      'VALIDATION_FAILED',
      400,
    )
    expect(document.errors).toEqual({ hobby: 'This field is not known' })
  })

  it('names all invalid fields at once', async () => {
    const document = expectProblem(await post(path, {}), 'VALIDATION_FAILED', 400)
    const needed = Object.keys(good).filter((field) => field !== 'operator')
    expect(Object.keys(document.errors ?? {}).sort()).toEqual(needed.sort())
    if (needed.length > 1) expect(document.detail).toBe('Please check the fields that are marked.')
  })
})

describe('any call', () => {
  const [{ path, good }] = calls as [Call]

  it('names at most thirty fields, each shortened', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`${index}-${'x'.repeat(100)}`, 1]),
    )
    const document = expectProblem(await post(path, { ...good, ...many }), 'VALIDATION_FAILED', 400)
    const names = Object.keys(document.errors ?? {})
    expect(names).toHaveLength(30)
    expect(Math.max(...names.map((of) => of.length))).toBe(60)
  })

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'treats %s like any other field',
    async (field) => {
      const response = await post(path, { ...good, [field]: 1 })
      expect(response.status).toBe(400)
      expect(response.text).toContain(field)
    },
  )

  it('rejects a deeply nested body', async () => {
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const response = await api.request
      .post(path)
      .set('content-type', 'application/json')
      .send(nested)
    expectProblem(response, 'VALIDATION_FAILED', 400)
  })
})
