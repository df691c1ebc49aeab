export interface MailLink {
  label: string
  /** An http(s) or mailto address. */
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

export const paragraph = (text: string, className = 'ink') =>
  `<p class="${className}" style="margin:0 0 16px">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`

/** @throws TypeError unless the link has an http(s) or mailto address */
export function renderLink({ label, url }: MailLink, style: string, className = 'link'): string {
  if (!/^(https?:\/\/|mailto:)/i.test(url)) {
    throw new TypeError('A link in an email needs an http(s) or mailto address')
  }
  return `<a class="${className}" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}

const buttonColour = '#a81e4a'

/** The link has the colour itself: some programs drop that of the cell, and spam filters measure its contrast alone. */
const buttonStyle = `display:inline-block;padding:12px 24px;background-color:${buttonColour};border-radius:4px;color:#ffffff;font-weight:bold;text-decoration:none`

const addressStyle =
  'margin:0 0 24px;font-size:13px;color:#6b5f6e;overflow-wrap:anywhere;word-break:break-all'

/** A table without borders, which every mail program lays out in the same way. */
export const table = (attributes: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>`

/** A button, and its address as text, for mail programs without buttons and readers who check links. */
export const renderButton = (button: MailLink) => [
  `${table('style="margin:8px 0 12px"')}<tr><td bgcolor="${buttonColour}" style="background-color:${buttonColour};border-radius:4px">${renderLink(button, buttonStyle, 'button')}</td></tr></table>`,
  `<p class="quiet" style="${addressStyle}">Or open this address: ${escapeHtml(button.url)}</p>`,
]

const small = 'margin:0 0 12px;font-size:13px;line-height:1.5;color:#6b5f6e'
export const smallParagraph = (html: string) => `<p class="quiet" style="${small}">${html}</p>`

export const serif = 'font-family:Fraunces,Georgia,serif'
export const sans = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif"
