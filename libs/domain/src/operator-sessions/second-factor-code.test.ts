import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { secondFactorOnForm, secondFactorProofForm } from './admin-security.ts'

const recoveryCode = 'eqdd-mavt-tdjy-b63j'

it('reads the digits of the app with any spaces, and a recovery code', () => {
  expect(z.parse(secondFactorOnForm, { code: ' 123 456 ' })).toEqual({ code: '123456' })
  const proof = { password: 'correct horse', code: recoveryCode }
  expect(z.parse(secondFactorProofForm, proof).code).toBe('eqddmavttdjyb63j')
})

it('asks for a recovery code only once there are any, not while an app is set up', () => {
  for (const code of ['', '12345', recoveryCode]) {
    expect(firstMessages(secondFactorOnForm, { code })).toEqual({
      code: 'Please enter the 6 digits of the app',
    })
  }
  expect(
    firstMessages(secondFactorProofForm, { password: 'correct horse', code: '12345' }),
  ).toEqual({
    code: 'Please enter the 6 digits of the app, or a recovery code',
  })
})
