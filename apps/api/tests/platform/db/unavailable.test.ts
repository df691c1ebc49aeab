import {
  connectFailure,
  DatabaseUnavailableError,
  DatabaseOverloadedError,
  isDatabaseUnavailable,
  queryFailure,
} from '../../../src/platform/db/unavailable.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each(['ECONNRESET', '08006', '57P01', '57P03', '53300', '57014', '25006'])(
  'a query that fails with %s means that the database is unavailable',
  (code) => {
    expect(isDatabaseUnavailable(queryFailure(coded(code)))).toBe(true)
  },
)

test.each(['23505', '23514', '42P01', '22P02', '40001', 'ERR_INVALID_ARG_TYPE'])(
  'a query that fails with %s is itself wrong, and its error is passed on',
  (code) => {
    const error = coded(code)
    expect(queryFailure(error)).toBe(error)
    expect(isDatabaseUnavailable(error)).toBe(false)
  },
)

test('any failure to connect means that the database is unavailable', () => {
  const cause = coded('ECONNREFUSED')
  const failure = connectFailure(cause)
  expect(failure).toBeInstanceOf(DatabaseUnavailableError)
  expect(failure.cause).toBe(cause)
  expect(connectFailure(failure)).toBe(failure)
})

test('finds the failure in the cause of another error', () => {
  const unavailable = new DatabaseOverloadedError('busy')
  expect(isDatabaseUnavailable(unavailable)).toBe(true)
  expect(
    isDatabaseUnavailable(
      new Error('outer', { cause: new Error('inner', { cause: unavailable }) }),
    ),
  ).toBe(true)
})

test('another unreachable service does not count as the database', () => {
  for (const thing of [
    undefined,
    null,
    'x',
    coded('ECONNREFUSED'),
    new TypeError('fetch failed'),
  ]) {
    expect(isDatabaseUnavailable(thing)).toBe(false)
  }
})
