import { brand } from '@farandfew/domain/brand'

/** The parts of a mail. Every text is plain: what stands in it is escaped. */
export interface MailParts {
  heading: string
  /** One text a paragraph; a line break inside one stays a line break. */
  paragraphs: readonly string[]
  button?: { label: string; url: string } | undefined
  /** A smaller line at the end, such as why the mail was sent. */
  footnote?: string | undefined
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in HTML, also inside an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const signature = `${brand.name}\n${brand.shortDescription}`

function renderText({ heading, paragraphs, button, footnote }: MailParts): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `-- \n${signature}`,
    ...(footnote === undefined ? [] : [footnote]),
  ]
  return `${blocks.join('\n\n')}\n`
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`

/** A link is only made of an http(s) address. */
function renderButton({ label, url }: { label: string; url: string }): string {
  if (!/^https?:\/\//.test(url))
    throw new TypeError('The button of a mail wants an http(s) address')
  const style =
    'display:inline-block;padding:12px 24px;border-radius:4px;background:#a81e4a;color:#ffffff;text-decoration:none'
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}

function renderHtml({ heading, paragraphs, button, footnote }: MailParts): string {
  const small = 'margin:24px 0 0;font-size:13px;color:#6b5f6e'
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#fce8ec;color:#2b1b2f;font:16px/1.5 Georgia,serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#fffbf5;border-radius:4px">',
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(button ? [renderButton(button)] : []),
    `<p style="${small}">${escapeHtml(signature).replace('\n', '<br>')}</p>`,
    ...(footnote === undefined ? [] : [`<p style="${small}">${escapeHtml(footnote)}</p>`]),
    '</div></body></html>',
    '',
  ].join('\n')
}

/** A mail in the club's simple layout, as plain text and as HTML. */
export function renderMail(parts: MailParts): { text: string; html: string } {
  return { text: renderText(parts), html: renderHtml(parts) }
}
