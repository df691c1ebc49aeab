import { formatClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { escapeHtml } from '../../../src/platform/outbox/mail-html.ts'
import { renderMail, withName } from '../../../src/platform/outbox/render-mail.ts'

test('plain text and HTML of a mail have the same words', () => {
  const { text, html } = renderMail({
    heading: 'Welcome',
    paragraphs: ['First line\nsecond line', 'Another'],
    button: { label: 'See it', url: 'https://club.example/trips?a=1&b=2' },
    footnote: 'You asked for this.',
    footLink: { label: 'End it', url: 'https://club.example/end?a=1&b=2' },
  })
  expect(text).toBe(
    [
      'Welcome',
      'Hello,',
      'First line\nsecond line',
      'Another',
      'See it:\nhttps://club.example/trips?a=1&b=2',
      `-- \n${brand.name}\n${brand.shortDescription}`,
      'You asked for this.',
      'End it:\nhttps://club.example/end?a=1&b=2\n',
    ].join('\n\n'),
  )
  expect(html).toContain('<h1')
  expect(html).toContain('First line<br>second line')
  expect(html).toContain('href="https://club.example/trips?a=1&amp;b=2"')
  expect(html).toContain('Or open this address: https://club.example/trips?a=1&amp;b=2<')
  expect(html).toContain('You asked for this.')
  expect(html).toMatch(/href="https:\/\/club\.example\/end\?a=1&amp;b=2"[^>]*>End it</)
  expect(html).toContain(escapeHtml(brand.name))
})

test('mails to the club show Indian Standard Time', () => {
  expect(formatClubTime(new Date('2025-09-05T18:31:00Z'))).toBe('6 September 2025 at 00:01 IST')
})

test('content of a mail cannot become markup', () => {
  const evil = `<script>alert("x")</script> & 'y'`
  const { text, html } = renderMail({
    heading: evil,
    paragraphs: [evil],
    button: { label: evil, url: `https://x.example/"onclick="` },
    footnote: evil,
    footLink: { label: evil, url: `https://x.example/"onclick="` },
  })
  expect(text).toContain(evil)
  expect(html).not.toContain('<script')
  expect(html).not.toContain('"onclick="')
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;')
})

test('a button has its colour on the link and on the cell', () => {
  const button = { label: 'See it', url: 'https://club.example/' }
  const { html } = renderMail({ heading: 'Welcome', paragraphs: [], button })
  expect(html).toMatch(/<td bgcolor="#a81e4a" style="background-color:#a81e4a;/)
  expect(html).toMatch(/<a class="button" [^>]*background-color:#a81e4a;[^>]*color:#ffffff/)
})

test('only web addresses become links', () => {
  const link = { label: 'x', url: 'javascript:alert(1)' }
  const mail = { heading: 'x', paragraphs: [] }
  expect(() => renderMail({ ...mail, button: link })).toThrow(TypeError)
  expect(() => renderMail({ ...mail, footLink: link })).toThrow(TypeError)
})

test('the layout needs nothing that mail programs block: no script, no picture, no file of another server', () => {
  const { html } = renderMail({ heading: 'Welcome', paragraphs: ['Text'] })
  expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|@import|url\(/)
  expect(html).toContain('max-width:600px')
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).toMatch(new RegExp(`class="mark"[^>]*>${escapeHtml(brand.name)}<`))
  // Every element that dark mode recolours has its light colour inline.
  for (const [element] of html.matchAll(/<(?:p|h1|a|span|body)\b[^>]*class="[^"]*"[^>]*>/g)) {
    expect(element).toMatch(/style="/)
  }
})

test('a mail greets the recipient, by first name if one is known', () => {
  const mail = renderMail({ heading: 'Hello,', paragraphs: ['Hello,', 'A text'] })
  expect(mail.text).toMatch(/^Hello,\n\nHello,\n\nHello,\n\nA text/)
  expect(withName(mail, null)).toEqual(mail)

  const named = withName(mail, 'Maya <$&>')
  expect(named.text).toMatch(/^Hello,\n\nHello Maya <\$&>,\n\nHello,\n\nA text/)
  expect(named.html).toMatch(
    /<\/h1>\n<p [^>]*>Hello Maya &lt;\$&amp;&gt;,<\/p>\n<p [^>]*>Hello,<\/p>/,
  )
})

test('a mail with a greeting of its own, or to the club, gets no other', () => {
  const mail = renderMail({ heading: 'News', greets: false, paragraphs: ['Hello,', 'A text'] })
  expect(mail.text).toMatch(/^News\n\nHello,\n\nA text/)
  expect(withName(mail, 'Maya')).toEqual(mail)
})
