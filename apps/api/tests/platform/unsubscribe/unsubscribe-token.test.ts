import { unsubscribeToken } from '@farandfew/domain/newsletters/newsletter.ts'
import * as z from 'zod/mini'
import {
  openUnsubscribeToken,
  sealUnsubscribeToken,
} from '../../../src/platform/unsubscribe/unsubscribe-token.ts'

const secret = 'a secret of the tests, forty characters.'
const email = 'visitor@mail.example'

test.each([email, 'a@b', 'ünï@mail.example', `${'a'.repeat(242)}@mail.example`])(
  'a token contains the address it was made from: %s',
  (address) => {
    const token = sealUnsubscribeToken(address, secret)
    expect(openUnsubscribeToken(token, secret)).toBe(address)
    expect(z.parse(unsubscribeToken, sealUnsubscribeToken(email, secret))).toMatch(/^[\w-]+$/)
  },
)

test('a token reveals nothing of its address', () => {
  const token = sealUnsubscribeToken(email, secret)
  const shown = token + Buffer.from(token, 'base64url').toString('latin1')
  expect(shown).not.toContain('visitor')
  expect(shown).not.toContain('example')
})

test('the call accepts the tokens of the shortest and the longest address', () => {
  for (const address of ['a@b.example', `${'a'.repeat(241)}@mail.example`]) {
    expect(z.safeParse(unsubscribeToken, sealUnsubscribeToken(address, secret)).success).toBe(true)
  }
})

test('rejects a token of another secret', () => {
  expect(openUnsubscribeToken(sealUnsubscribeToken(email, 'another'), secret)).toBeUndefined()
})

test('rejects a token with a changed bit or a missing end', () => {
  const bytes = Buffer.from(sealUnsubscribeToken(email, secret), 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes)
    changed[bit >> 3]! ^= 1 << (bit & 7)
    expect(openUnsubscribeToken(changed.toString('base64url'), secret)).toBeUndefined()
  }
  for (let length = 0; length < bytes.length; length += 1) {
    const cut = bytes.subarray(0, length).toString('base64url')
    expect(openUnsubscribeToken(cut, secret)).toBeUndefined()
  }
})
