import { TOTP, Secret } from 'otpauth'
import { openText, sealText } from '../../../src/platform/secrets/sealed-text.ts'
import { makeTotpSecret, totpStepOf, totpUri } from '../../../src/club/operator-sessions/totp.ts'

/** The key of RFC 6238, appendix B, for HMAC-SHA-1. */
const key = Secret.fromLatin1('12345678901234567890')

describe('the test vectors of RFC 6238, appendix B', () => {
  const vectors = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const

  it.each(vectors)('at second %i the code is %s', (second, code) => {
    const at = { timestamp: second * 1000, algorithm: 'SHA1', period: 30, secret: key }
    expect(TOTP.generate({ ...at, digits: 8 })).toBe(code)
  })

  it.each(vectors)('at second %i its last six digits are accepted', (second, code) => {
    const step = totpStepOf(code.slice(-6), key.base32, second * 1000)
    expect(step).toBe(Math.floor(second / 30))
  })
})

describe('a code', () => {
  const second = 1_234_567_890
  const [, code] = [second, '005924']

  it('is valid one step early and one step late, and no further', () => {
    const at = (steps: number) => totpStepOf(code, key.base32, (second + steps * 30) * 1000)
    const own = Math.floor(second / 30)
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, own, own, own, undefined])
  })

  it('of another secret is rejected', () => {
    expect(totpStepOf(code, makeTotpSecret(), second * 1000)).toBeUndefined()
  })
})

it('a secret has as many bits as the hash and differs each time', () => {
  const [one, other] = [makeTotpSecret(), makeTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
})

it('an authenticator app reads club, secret and settings from the URL', () => {
  const url = new URL(totpUri(key.base32, 'Far & Few', 'Console'))
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(url.pathname)).toBe('/Far & Few:Console')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Far & Few',
    secret: key.base32,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

describe('a sealed text', () => {
  const sealed = sealText('the secret', 'key one', 'purpose')

  it('opens only with its key and purpose', () => {
    expect(openText(sealed, 'key one', 'purpose')).toBe('the secret')
    expect(openText(sealed, 'key two', 'purpose')).toBeUndefined()
    expect(openText(sealed, 'key one', 'another')).toBeUndefined()
    expect(openText('', 'key one', 'purpose')).toBeUndefined()
  })

  it('reveals nothing, differs each time, and detects changes', () => {
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('secret')
    expect(sealText('the secret', 'key one', 'purpose')).not.toBe(sealed)
    const bytes = Buffer.from(sealed, 'base64url')
    bytes[bytes.length - 1]! ^= 1
    expect(openText(bytes.toString('base64url'), 'key one', 'purpose')).toBeUndefined()
  })
})
