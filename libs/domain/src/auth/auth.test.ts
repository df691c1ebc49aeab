import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { otpRequestForm, otpVerifyForm, resetPasswordForm } from './auth-forms.ts'

const phoneOf = (phone: string) => z.parse(otpRequestForm, { phone }).phone

it('reads a number without a country code as Indian', () => {
  for (const phone of ['55555 01234', '055555-01234', '+91 55555 01234', '+91 055555 01234']) {
    expect(phoneOf(phone)).toBe('+915555501234')
  }
  expect(phoneOf('+44 20 7946 0958')).toBe('+442079460958')
})

it('rejects a number that cannot be called from abroad', () => {
  const message = 'Please enter a valid phone number'
  for (const phone of ['', '12345', 'call me']) {
    expect(firstMessages(otpRequestForm, { phone })).toEqual({ phone: message })
  }
})

it('accepts a code with whatever was pasted along', () => {
  const form = { phone: '+91 55555 01234', code: ' 123 456 ' }
  for (const code of [form.code, '123-456.', '１２３４５６', '\u2068123456\u2069']) {
    expect(z.parse(otpVerifyForm, { ...form, code }).code).toBe('123456')
  }
  expect(firstMessages(otpVerifyForm, { ...form, code: '12345' })).toEqual({
    code: 'Please enter the 6 digits of the code',
  })
})

it('reports different passwords together with the other errors', () => {
  const form = { token: '', password: 'lantern-9', confirmPassword: 'lantern-8' }
  expect(firstMessages(resetPasswordForm, form)).toEqual({
    token: 'The link is not complete',
    confirmPassword: "Passwords don't match",
  })
  const short = { token: 'a', password: 'lantern-9', confirmPassword: 'short' }
  expect(firstMessages(resetPasswordForm, short)).toEqual({
    confirmPassword: 'Password must be at least 6 characters',
  })
})
