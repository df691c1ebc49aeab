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
  `<p style="margin:0 0 16px">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`

/** @throws TypeError unless the link has an http(s) address */
function renderLink({ label, url }: MailLink, style: string): string {
  if (!/^https?:\/\//.test(url)) throw new TypeError('A link in an email needs an http(s) address')
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}

const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:4px;background:#a81e4a;color:#ffffff;text-decoration:none'

const addressStyle =
  'margin:0 0 24px;font-size:13px;color:#6b5f6e;overflow-wrap:anywhere;word-break:break-all'

/** A button, and its address as text, for mail programs without buttons and readers who check links. */
const renderButton = (button: MailLink) => [
  `<p style="margin:0 0 12px">${renderLink(button, buttonStyle)}</p>`,
  `<p style="${addressStyle}">Or open this address: ${escapeHtml(button.url)}</p>`,
]

const small = 'margin:24px 0 0;font-size:13px;color:#6b5f6e'
/** Ends the column and the document. */
const htmlEnd = '</div></body></html>\n'

function renderHtml({ heading, paragraphs, button, footnote, footLink }: MailParts): string {
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#fce8ec;color:#2b1b2f;font:16px/1.5 Georgia,serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#fffbf5;border-radius:4px">',
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(button ? renderButton(button) : []),
    `<p style="${small}">${escapeHtml(signature).replace('\n', '<br>')}</p>`,
    ...(footnote === undefined ? [] : [`<p style="${small}">${escapeHtml(footnote)}</p>`]),
    ...(footLink ? [`<p style="${small}">${renderLink(footLink, 'color:#a81e4a')}</p>`] : []),
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
  const block = `<p style="${small}">${lines.map(escapeHtml).join('<br>')}</p>\n`
  return { ...mail, text, html: mail.html.slice(0, -htmlEnd.length) + block + htmlEnd }
}
