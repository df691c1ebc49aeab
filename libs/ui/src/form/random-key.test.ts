import { newRandomKey } from './random-key.ts'

it('makes a UUID without crypto.randomUUID, which a page of http does not have', () => {
  const { randomUUID } = crypto
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  expect(newRandomKey()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(newRandomKey()).not.toBe(newRandomKey())
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
})
