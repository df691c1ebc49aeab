import { brand } from '@farandfew/domain/brand'
import { type ClubIdentity, identityLines } from '@farandfew/domain/club'

/** The parts of a mail. Every text is plain and will be escaped. */
interface MailParts {
  heading: string
  /** A line break inside a paragraph stays a line break. */
  paragraphs: readonly string[]
  button?: MailLink | undefined
  /** A smaller line at the end, such as the reason for the mail. */
  footnote?: string | undefined
  /** A small link at the very end, such as one to unsubscribe. */
  footLink?: MailLink | undefined
}

interface MailLink {
  label: string
  /** An http(s) address. */
  url: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML, including attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const signature = `${brand.name}\n${brand.shortDescription}`

function renderText({ heading, paragraphs, button, footnote, footLink }: MailParts): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `-- \n${signature}`,
    ...(footnote === undefined ? [] : [footnote]),
    ...(footLink ? [`${footLink.label}:\n${footLink.url}`] : []),
  ]
  return `${blocks.join('\n\n')}\n`
}

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`

/** @throws TypeError unless the link has an http(s) address */
function renderLink({ label, url }: MailLink, style: string, className = 'link'): string {
  if (!/^https?:\/\//.test(url)) throw new TypeError('A link in an email needs an http(s) address')
  return `<a class="${className}" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}

const buttonStyle =
  'display:inline-block;padding:12px 24px;color:#ffffff;font-weight:bold;text-decoration:none'

const addressStyle =
  'margin:0 0 24px;font-size:13px;color:#6b5f6e;overflow-wrap:anywhere;word-break:break-all'

/** A table without borders, which every mail program lays out in the same way. */
const table = (attributes: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>`

/** A button, and its address as text, for mail programs without buttons and readers who check links. */
const renderButton = (button: MailLink) => [
  `${table('style="margin:8px 0 12px"')}<tr><td bgcolor="#a81e4a" style="border-radius:4px">${renderLink(button, buttonStyle, 'button')}</td></tr></table>`,
  `<p class="quiet" style="${addressStyle}">Or open this address: ${escapeHtml(button.url)}</p>`,
]

const small = 'margin:0 0 12px;font-size:13px;line-height:1.5;color:#6b5f6e'
const smallParagraph = (html: string) => `<p class="quiet" style="${small}">${html}</p>`
const rule = 'border-top:1px solid #ead6dc'
const serif = 'font-family:Fraunces,Georgia,serif'
const sans = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif"

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

function renderHtml({ heading, paragraphs, button, footnote, footLink }: MailParts): string {
  return [
    head(heading),
    `<body class="page" style="margin:0;padding:0;background:#fce8ec">`,
    `${table('width="100%" class="page" style="background:#fce8ec"')}<tr><td align="center" style="padding:24px 12px">`,
    `${table('width="600" class="card" style="width:100%;max-width:600px;background:#fffbf5;border-radius:4px"')}`,
    `<tr><td class="side rule" style="padding:24px 40px 20px;border-bottom:1px solid #ead6dc"><span class="mark" style="${serif};font-size:24px;font-weight:bold;color:#a81e4a">${escapeHtml(brand.name)}</span></td></tr>`,
    `<tr><td class="side ink" style="padding:32px 40px 16px;${sans};font-size:16px;line-height:1.55;color:#2b1b2f">`,
    `<h1 class="ink" style="margin:0 0 16px;${serif};font-size:26px;line-height:1.25;color:#2b1b2f">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
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
