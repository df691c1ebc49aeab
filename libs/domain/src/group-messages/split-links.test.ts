import fc from 'fast-check'
import { splitLinks } from './split-links.ts'

const linksOf = (text: string) =>
  splitLinks(text).flatMap((segment) => (segment.kind === 'link' ? [segment.text] : []))

it.each([
  ['See https://farandfew.example/trips.', ['https://farandfew.example/trips']],
  ['(http://a.example/b_(c))!', ['http://a.example/b_(c)']],
  ['[https://a.example]', ['https://a.example']],
  [
    'https://a.example, https://b.example?x=1&y=2#z',
    ['https://a.example', 'https://b.example?x=1&y=2#z'],
  ],
  ['HTTPS://A.Example/Path', ['HTTPS://A.Example/Path']],
  ['https://a.example:8443/café/हिन्दी', ['https://a.example:8443/café/हिन्दी']],
  ['[here](https://a.example)', ['https://a.example']],
])('finds the addresses of %j', (text, links) => {
  expect(linksOf(text)).toEqual(links)
})

it.each([
  'javascript:alert(1)',
  'data:text/html,https',
  'ftp://a.example',
  'www.a.example',
  'xhttps://a.example',
  'https://',
  'https://localhost/admin',
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://2130706433/',
  'http://0x7f.0x1/',
  'https://bank.example@evil.example/',
  'https://bank.example:443@evil.example/',
  'https://@evil.example/',
  'https://bank.example%40evil.example/',
  'https://%65vil.example/',
  'https://аpple.com/',
  'https://ａ.example/',
  'https://bank。example/',
  'https:\\\\evil.example',
  'https://a..example',
  'https://-a.example',
  'https://a.example:99999999/',
  `https://${'a.'.repeat(130)}example`,
])('leaves %j as text', (text) => {
  expect(splitLinks(text)).toEqual([{ kind: 'text', text }])
})

it('ends an address before an invisible character and before markup', () => {
  expect(linksOf('https://a.example\u200b.evil.example')).toEqual(['https://a.example'])
  expect(linksOf('https://a.example"onclick=x')).toEqual(['https://a.example'])
  expect(linksOf('<a href="https://a.example">https://b.example</a>')).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})

it('writes scheme and host in lower case into the address, and keeps the text', () => {
  expect(splitLinks('HTTPS://A.Example/Path')).toEqual([
    { kind: 'link', text: 'HTTPS://A.Example/Path', href: 'https://a.example/Path' },
  ])
})

const pieces = fc.constantFrom(
  ...[
    'http://',
    'https://',
    'a',
    '.',
    'example',
    '/',
    '@',
    ')',
    '(',
    ']',
    '[',
    ' ',
    '\n',
    '%',
    ':',
  ],
  ...['"', '<', 'é', '\u200b', '🎈', '?', '#', '-', "'"],
)

it('returns the whole text, and only addresses that lead where they say', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const text = parts.join('')
      const segments = splitLinks(text)
      expect(segments.map((segment) => segment.text).join('')).toBe(text)
      for (const segment of segments) {
        if (segment.kind === 'text') continue
        const [, host = ''] = /^https?:\/\/([a-z0-9.-]+)(?=[:/?#]|$)/.exec(segment.href) ?? []
        expect(host).toContain('.')
        expect(segment.text.toLowerCase()).toContain(`//${host}`)
      }
    }),
    { numRuns: 2000 },
  )
})

it('returns soon, whatever the text', () => {
  const size = 100_000
  for (const part of [
    'https://',
    'https://a.',
    'http://a.example/(',
    ')',
    'a.',
    '\u0301',
    '@',
    '-',
    '[',
  ]) {
    const text = `https://a${part.repeat(size)}`
    expect(
      splitLinks(text)
        .map((segment) => segment.text)
        .join(''),
    ).toBe(text)
  }
})
