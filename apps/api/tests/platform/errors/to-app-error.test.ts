import { problems, type ErrorCode } from '@farandfew/domain/problem/problem.ts'
import { DatabaseUnavailableError } from '../../../src/platform/db/unavailable.ts'
import { AppError } from '../../../src/platform/errors/app-error.ts'
import { problemDocument } from '../../../src/platform/errors/problem-document.ts'
import { toAppError } from '../../../src/platform/errors/to-app-error.ts'

const withCode = (code: string, rest: object = {}) =>
  Object.assign(new Error('what happened'), { code, ...rest })

it.each<[string, unknown, ErrorCode]>([
  [
    'an unavailable database',
    new DatabaseUnavailableError('The database cannot be reached'),
    'DATABASE_UNAVAILABLE',
  ],
  [
    'an error caused by it',
    new Error('outer', { cause: new DatabaseUnavailableError('inner') }),
    'DATABASE_UNAVAILABLE',
  ],
  ['a refused connection of our own', withCode('ECONNREFUSED'), 'INTERNAL'],
  ['a broken rule', withCode('23505', { severity: 'ERROR' }), 'INTERNAL'],
  ['a text with NUL', withCode('22021', { severity: 'ERROR' }), 'VALIDATION_FAILED'],
  ['JSON with NUL', withCode('22P05', { severity: 'ERROR' }), 'VALIDATION_FAILED'],
  ['a fault', new TypeError('x is not a function'), 'INTERNAL'],
  ['no error at all', 'text', 'INTERNAL'],
  ['nothing', undefined, 'INTERNAL'],
  ['a body cut short', withCode('ECONNRESET', { statusCode: 400 }), 'VALIDATION_FAILED'],
  [
    'a body that sets __proto__',
    Object.assign(new SyntaxError('__proto__'), { statusCode: 400 }),
    'MALFORMED_JSON',
  ],
  ['a size', withCode('FST_ERR_CTP_BODY_TOO_LARGE', { statusCode: 413 }), 'PAYLOAD_TOO_LARGE'],
])('maps %s', (_what, error, code) => {
  expect(toAppError(error).code).toBe(code)
})

it('keeps an expected failure as it is', () => {
  const failure = new AppError('TRIP_NOT_FOUND')
  expect(toAppError(failure)).toBe(failure)
})

describe('problemDocument', () => {
  it.each(Object.keys(problems) as ErrorCode[])('has its own sentence for %s', (code) => {
    const document = problemDocument(new AppError(code))
    expect(document).toEqual({
      type: `tag:farandfew.example,2025:problem/${code.toLowerCase().replaceAll('_', '-')}`,
      title: problems[code].title,
      status: problems[code].status,
      detail: expect.stringMatching(/^[A-Z].{10,}/),
      code,
    })
  })

  it('reveals nothing of the cause', () => {
    const document = problemDocument(new AppError('INTERNAL', { cause: new Error('a secret') }))
    expect(JSON.stringify(document)).not.toContain('secret')
  })
})
