import type { WrittenBlock, WrittenInline } from '@farandfew/domain/mailings/written-text.ts'
import { escapeHtml, renderButton, renderLink, serif, table } from './mail-html.ts'

/** Facts with their labels. A line break inside a value stays one. */
export interface FactsBlock {
  type: 'facts'
  rows: readonly { label: string; value: string }[]
}

export type MailBlock = WrittenBlock | FactsBlock

const textOf = (parts: readonly WrittenInline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part.content))).join('')

const withBreaks = (text: string) => escapeHtml(text).replace(/\n/g, '<br>')

function inlineHtml(part: WrittenInline): string {
  if (typeof part === 'string') return withBreaks(part)
  if (part.type === 'link') {
    return renderLink({ label: textOf(part.content), url: part.href }, 'color:#a81e4a')
  }
  const name = part.type === 'strong' ? 'strong' : 'em'
  return `<${name}>${inlinesHtml(part.content)}</${name}>`
}

const inlinesHtml = (parts: readonly WrittenInline[]) => parts.map(inlineHtml).join('')

const cell = 'padding:10px 0;border-top:1px solid #ead6dc;text-align:left;vertical-align:top'

/** In cells with a width, because not every mail program lays out anything else side by side. */
const factHtml = ({ label, value }: FactsBlock['rows'][number]) =>
  `<tr><td class="quiet rule" width="112" valign="top" style="${cell};width:112px;color:#6b5f6e">${escapeHtml(label)}</td><td class="ink rule" valign="top" style="${cell};padding-left:16px">${withBreaks(value)}</td></tr>`

export function blockHtml(block: MailBlock): string {
  switch (block.type) {
    case 'facts':
      return `${table('width="100%" style="width:100%;margin:0 0 16px"')}${block.rows.map(factHtml).join('')}</table>`
    case 'heading':
      return `<h2 class="ink" style="margin:24px 0 12px;${serif};font-size:20px;line-height:1.3;color:#2b1b2f">${inlinesHtml(block.content)}</h2>`
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px">${inlinesHtml(block.content)}</p>`
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul'
      const items = block.items.map(
        (item) => `<li style="margin:0 0 6px">${inlinesHtml(item)}</li>`,
      )
      return `<${name} class="ink" style="margin:0 0 16px;padding-left:24px">${items.join('')}</${name}>`
    }
    case 'button':
      return renderButton({ label: textOf(block.content), url: block.href }).join('\n')
  }
}

const inlineText = (part: WrittenInline): string => {
  if (typeof part === 'string') return part
  const text = inlinesText(part.content)
  if (part.type !== 'link') return text
  const address = part.href.replace(/^mailto:/i, '')
  return text === address ? text : `${text} (${address})`
}

const inlinesText = (parts: readonly WrittenInline[]) => parts.map(inlineText).join('')

/** The same block as plain text. */
export function blockText(block: MailBlock): string {
  if (block.type === 'facts') {
    return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n\n')
  }
  if (block.type === 'list') {
    return block.items
      .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${inlinesText(item)}`)
      .join('\n')
  }
  const text = inlinesText(block.content)
  return block.type === 'button' ? `${text}:\n${block.href}` : text
}
