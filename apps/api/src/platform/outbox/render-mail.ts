import { brand } from '@farandfew/domain/brand/brand.ts'
import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { identityLines } from '@farandfew/domain/club-details/club-texts.ts'
import {
  escapeHtml,
  type MailLink,
  paragraph,
  renderButton,
  renderLink,
  sans,
  serif,
  smallParagraph,
  table,
} from './mail-html.ts'
import { blockHtml, blockText, type MailBlock } from './render-block.ts'

/** The parts of a mail. Every text is plain and will be escaped. */
interface MailParts {
  heading: string
  /** False for a mail to the club itself, and for one whose text has a greeting of its own. */
  greets?: boolean
  /** Greets by this name; otherwise by that of the member whose confirmed address it is, when it is sent. */
  firstName?: string | undefined
  /** Above the heading, twice as wide as high: an absolute address of a PNG or JPEG file, and what it shows. */
  picture?: { url: string; alt: string } | undefined
  /** A line break inside a paragraph stays a line break. What an operator wrote comes as blocks. */
  paragraphs: readonly (string | MailBlock)[]
  button?: MailLink | undefined
  /** A smaller line at the end, such as the reason for the mail. */
  footnote?: string | undefined
  /** A small link at the very end, such as one to unsubscribe. */
  footLink?: MailLink | undefined
}

/** To someone of whom no name is known. */
const greeting = 'Hello,'
const greetingFor = (firstName: string | null | undefined) =>
  firstName ? `Hello ${firstName},` : greeting
const greetingText = (words: string) => `\n\n${words}\n\n`
const greetingHtml = (words: string) => paragraph(words, 'ink greeting')

const signature = `${brand.name}\n${brand.shortDescription}`

function renderText(parts: MailParts): string {
  const { heading, greets = true, firstName, paragraphs, button, footnote, footLink } = parts
  const blocks = [
    heading,
    ...(greets ? [greetingFor(firstName)] : []),
    ...paragraphs.map((part) => (typeof part === 'string' ? part : blockText(part))),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `-- \n${signature}`,
    ...(footnote === undefined ? [] : [footnote]),
    ...(footLink ? [`${footLink.label}:\n${footLink.url}`] : []),
  ]
  return `${blocks.join('\n\n')}\n`
}

const rule = 'border-top:1px solid #ead6dc'

/** For mail programs that read styles of the head; all others keep the light colours of the elements. */
const darkColours = [
  '.page{background:#1a1220!important}',
  '.card{background:#2b1b2f!important}',
  '.ink{color:#fbf0f3!important}',
  '.quiet{color:#cdbfd0!important}',
  '.link,.mark{color:#ffa3bd!important}',
  '.rule{border-color:#4b3a50!important}',
].join('')

const head = (title: string) =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>@media (prefers-color-scheme:dark){${darkColours}}@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}}</style>`,
    '</head>',
  ].join('')

/** Ends the footer, the column and the document. */
const htmlEnd = '</td></tr></table></td></tr></table></body></html>\n'

/** Outlook reads the attribute of the width, all others the style. */
const pictureHtml = ({ url, alt }: NonNullable<MailParts['picture']>) =>
  `<tr><td><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="600" style="display:block;width:100%;max-width:600px;height:auto;border:0"></td></tr>`

function renderHtml(parts: MailParts): string {
  const {
    heading,
    greets = true,
    firstName,
    picture,
    paragraphs,
    button,
    footnote,
    footLink,
  } = parts
  return [
    head(heading),
    `<body class="page" style="margin:0;padding:0;background:#fce8ec">`,
    `${table('width="100%" class="page" style="background:#fce8ec"')}<tr><td align="center" style="padding:24px 12px">`,
    `${table('width="600" class="card" style="width:100%;max-width:600px;background:#fffbf5;border-radius:4px"')}`,
    `<tr><td class="side rule" style="padding:24px 40px 20px;border-bottom:1px solid #ead6dc"><span class="mark" style="${serif};font-size:24px;font-weight:bold;color:#a81e4a">${escapeHtml(brand.name)}</span></td></tr>`,
    ...(picture ? [pictureHtml(picture)] : []),
    `<tr><td class="side ink" style="padding:32px 40px 16px;${sans};font-size:16px;line-height:1.55;color:#2b1b2f">`,
    `<h1 class="ink" style="margin:0 0 16px;${serif};font-size:26px;line-height:1.25;color:#2b1b2f">${escapeHtml(heading)}</h1>`,
    ...(greets ? [greetingHtml(greetingFor(firstName))] : []),
    ...paragraphs.map((part) => (typeof part === 'string' ? paragraph(part) : blockHtml(part))),
    ...(button ? renderButton(button) : []),
    '</td></tr>',
    `<tr><td class="side quiet rule" style="padding:20px 40px 16px;${rule};${sans};color:#6b5f6e">`,
    smallParagraph(escapeHtml(signature).replace('\n', '<br>')),
    ...(footnote === undefined ? [] : [smallParagraph(escapeHtml(footnote))]),
    ...(footLink ? [smallParagraph(renderLink(footLink, 'color:#a81e4a'))] : []),
    htmlEnd,
  ].join('\n')
}

/** Renders a mail in the club's layout, as plain text and as HTML. */
export function renderMail(parts: MailParts): { text: string; html: string } {
  return { text: renderText(parts), html: renderHtml(parts) }
}

/**
 * Greets the recipient of a rendered mail by first name, when it is sent. Returns the mail as it is if no name is known, or
 * if it greets no one.
 */
export function withName<Mail extends { text: string; html: string }>(
  mail: Mail,
  firstName: string | null,
): Mail {
  const open = greetingHtml(greeting)
  if (!firstName || !mail.html.includes(open)) return mail
  const words = greetingFor(firstName)
  return {
    ...mail,
    text: mail.text.replace(greetingText(greeting), () => greetingText(words)),
    html: mail.html.replace(open, () => greetingHtml(words)),
  }
}

/**
 * Adds the club's details at the end of a rendered mail, when it is sent: they may be newer than the mail. Returns it as it
 * is if none is set.
 */
export function withIdentity<Mail extends { text: string; html: string }>(
  mail: Mail,
  club: ClubIdentity,
): Mail {
  const lines = identityLines(club)
  if (lines.length === 0) return mail
  const text = `${mail.text}\n${lines.join('\n')}\n`
  if (!mail.html.endsWith(htmlEnd)) return { ...mail, text }
  const block = `${smallParagraph(lines.map(escapeHtml).join('<br>'))}\n`
  return { ...mail, text, html: mail.html.slice(0, -htmlEnd.length) + block + htmlEnd }
}
