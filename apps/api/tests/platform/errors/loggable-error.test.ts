import { AppError } from '../../../src/platform/errors/app-error.ts'
import { loggableError } from '../../../src/platform/errors/loggable-error.ts'

/** As pg and PGlite throw it. */
const databaseError = Object.assign(
  new Error('duplicate key value violates "users_email": asha@private.example'),
  {
    name: 'error',
    code: '23505',
    severity: 'ERROR',
    constraint: 'users_email',
    table: 'users',
    detail: 'Key (email)=(asha@private.example) already exists.',
    where: 'asha@private.example',
    parameters: ['asha@private.example'],
  },
)

it('keeps the violated constraint of a database error, and nothing of the row', () => {
  const entry = loggableError(databaseError)
  expect(entry).toMatchObject({ code: '23505', constraint: 'users_email', table: 'users' })
  expect(entry.message).toBeUndefined()
  expect(entry.stack).toMatch(/^\s+at /)
  expect(JSON.stringify(entry)).not.toContain('private')
})

it('keeps the message and the cause of any other error', () => {
  const error = new Error('the outer', {
    cause: new AppError('INTERNAL', { cause: databaseError }),
  })
  const entry = loggableError(error)
  expect(entry).toMatchObject({
    name: 'Error',
    message: 'the outer',
    cause: { name: 'AppError', code: 'INTERNAL', cause: { code: '23505' } },
  })
  expect(JSON.stringify(entry)).not.toContain('private')
})

it('ends with errors that cause each other', () => {
  const one = new Error('one')
  one.cause = one
  expect(JSON.stringify(loggableError(one)).length).toBeLessThan(20_000)
})

it.each([undefined, null, 'text', 42])('accepts %p, which is not an error', (value) => {
  expect(loggableError(value)).toEqual({ name: typeof value })
})
