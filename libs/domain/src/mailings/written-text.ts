/** A part of a line: text, or text with a style or a link. */
export type WrittenInline =
  | string
  | { type: 'strong' | 'emphasis'; content: readonly WrittenInline[] }
  | { type: 'link'; href: string; content: readonly WrittenInline[] }

/** A part of a written mail. A paragraph that is only a link becomes the mail's button. */
export type WrittenBlock =
  | { type: 'heading' | 'paragraph'; content: readonly WrittenInline[] }
  | { type: 'list'; ordered: boolean; items: readonly (readonly WrittenInline[])[] }
  | { type: 'button'; href: string; content: readonly WrittenInline[] }

const inlinePattern =
  /\[(?<label>[^[\]\n]{1,200})\]\((?<href>[^()\s]+)\)|\*\*(?<strong>[^\s*](?:[^*\n]*[^\s*])?)\*\*|\*(?<emphasis>[^\s*](?:[^*\n]*[^\s*])?)\*/g

function inlinesOf(text: string): WrittenInline[] {
  const parts: WrittenInline[] = []
  let from = 0
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > from) parts.push(text.slice(from, match.index))
    from = match.index + match[0].length
    const { label, href, strong, emphasis } = match.groups ?? {}
    if (label !== undefined && href !== undefined) {
      parts.push({ type: 'link', href, content: inlinesOf(label) })
    } else if (strong !== undefined) parts.push({ type: 'strong', content: inlinesOf(strong) })
    else if (emphasis !== undefined) parts.push({ type: 'emphasis', content: [emphasis] })
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

const bullet = /^[-*] +/
const number = /^\d{1,3}[.)] +/
const heading = /^#{2,3} +/

const isListOf = (lines: readonly string[], mark: RegExp) => lines.every((line) => mark.test(line))

function blockOf(lines: readonly string[]): WrittenBlock {
  const [first = ''] = lines
  if (lines.length === 1 && heading.test(first)) {
    return { type: 'heading', content: inlinesOf(first.replace(heading, '')) }
  }
  for (const mark of [bullet, number]) {
    if (!isListOf(lines, mark)) continue
    const items = lines.map((line) => inlinesOf(line.replace(mark, '')))
    return { type: 'list', ordered: mark === number, items }
  }
  const content = inlinesOf(lines.join('\n'))
  const [only, more] = content
  return more === undefined && typeof only === 'object' && only.type === 'link'
    ? { type: 'button', href: only.href, content: only.content }
    : { type: 'paragraph', content }
}

/**
 * Reads the Markdown of a written mail: paragraphs, `##` and `###` headings, lists of single lines, links, **strong** and
 * *emphasised* words. A line break stays one. Everything else is text.
 */
export const parseWrittenText = (text: string): WrittenBlock[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf)

const inlinesOfBlock = (block: WrittenBlock): readonly WrittenInline[] =>
  block.type === 'list' ? block.items.flat() : block.content

const linksIn = (inlines: readonly WrittenInline[]): string[] =>
  inlines.flatMap((part) => {
    if (typeof part === 'string') return []
    return [...(part.type === 'link' ? [part.href] : []), ...linksIn(part.content)]
  })

const address = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@)[^\s]*$/i

/** Whether a text has a tag of HTML. Looks for the end once: an expression would look again from every beginning. */
function hasTag(text: string): boolean {
  const start = text.search(/<\/?[a-z]/i)
  return start >= 0 && text.includes('>', start)
}

/** What the Markdown of a mail may not contain, as a sentence; undefined if it can be sent. */
export function findWritingFault(text: string): string | undefined {
  if (hasTag(text)) return 'Please write without HTML: it is not shown in emails'
  if (/!\[[^[\]]*\]\(/.test(text)) return 'Please write without pictures: emails have none'
  const blocks = parseWrittenText(text)
  const buttons = blocks.filter((block) => block.type === 'button')
  const links = [...buttons.map(({ href }) => href), ...linksIn(blocks.flatMap(inlinesOfBlock))]
  const wrong = links.find((link) => !address.test(link))
  if (wrong !== undefined) return `Please begin the link “${wrong}” with https:// or mailto:`
  if (buttons.length > 1) {
    return 'Please use one button: only one paragraph may be nothing but a link'
  }
  if (buttons.some(({ href }) => !/^https?:/i.test(href))) {
    return 'Please begin the link of the button with https://'
  }
  return undefined
}

const mapInline = (part: WrittenInline, change: (text: string) => string): WrittenInline =>
  typeof part === 'string'
    ? change(part)
    : { ...part, content: part.content.map((inner) => mapInline(inner, change)) }

/** Changes the texts of a block, not its links: what replaces a variable cannot become one. */
export function mapBlockTexts(block: WrittenBlock, change: (text: string) => string): WrittenBlock {
  const mapAll = (parts: readonly WrittenInline[]) => parts.map((part) => mapInline(part, change))
  return block.type === 'list'
    ? { ...block, items: block.items.map(mapAll) }
    : { ...block, content: mapAll(block.content) }
}
