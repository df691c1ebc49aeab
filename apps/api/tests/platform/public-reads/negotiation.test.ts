import fc from 'fast-check'
import {
  chooseEncoding,
  encodings,
  matchesTag,
} from '../../../src/platform/public-reads/negotiation.ts'

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
    ['gzip;q=0.5, identity;q=0.8', 'identity'],
    ['deflate', 'identity'],
    ['br;q=nonsense', 'identity'],
    [',,;q=1', 'identity'],
  ])('reads %p as %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected)
  })

  it('returns a supported encoding for any header', () => {
    fc.assert(fc.property(fc.string(), (header) => encodings.includes(chooseEncoding(header))))
  })
})

describe('matchesTag', () => {
  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a"', true],
    [' * ', true],
    ['a', false],
    ['"b"', false],
    ['"a-br"', false],
    ['w/"b"', false],
    ['', false],
  ])('matches %p against "a": %p', (header, expected) => {
    expect(matchesTag(header, '"a"')).toBe(expected)
  })
})
