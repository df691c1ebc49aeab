import { fromMarkdown } from 'mdast-util-from-markdown'

/** The required front matter. Nothing else is allowed. */
const fields = ['title', 'description']

/** The characters of a description that search engines and link previews show. */
const descriptionLength = 150

/** Allowed links: a page of the site, a heading on this page, a mail address. */
const knownAddress = /^(?:\/(?!\/)|#|mailto:)/

/**
 * Parses front matter and Markdown into the tree that the page renders. Anything else, raw HTML above all, is rejected
 * with the file's name and line.
 * @param {string} source
 * @param {string} file
 * @returns {import('../../src/features/text-pages/text.ts').Text}
 */
export function parseText(source, file) {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const firstLine = head.split('\n').length + 2
  /** @param {import('mdast').Nodes | undefined} node @param {string} fault @returns {never} */
  const reject = (node, fault) => {
    const line = node?.position ? `:${node.position.start.line + firstLine}` : ''
    throw new Error(`${file}${line}: ${fault}`)
  }
  const front = readFrontMatter(head, reject)
  const blocks = fromMarkdown(body).children.map((node) => blockOf(node, reject))
  const ids = blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicate) reject(undefined, `two headings are called "${duplicate}"`)
  return { ...front, blocks }
}

/** @typedef {(node: import('mdast').Nodes | undefined, fault: string) => never} Reject */

/** @param {string} head @param {Reject} reject */
function readFrontMatter(head, reject) {
  const entries = Object.fromEntries(
    head.split('\n').map((line) => /^(\w+): (.+)$/.exec(line)?.slice(1) ?? [line, '']),
  )
  const names = Object.keys(entries)
  if (names.length !== fields.length || fields.some((name) => !entries[name])) {
    reject(undefined, `front matter must be ${fields.join(' and ')}, each on a line`)
  }
  if (entries.description.length > descriptionLength) {
    reject(undefined, `the description has more than ${descriptionLength} characters`)
  }
  return { title: entries.title, description: entries.description }
}

/** @param {import('mdast').RootContent} node @param {Reject} reject */
function blockOf(node, reject) {
  switch (node.type) {
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) reject(node, 'a heading must be ## or ###')
      const content = inlinesOf(node, reject)
      return { type: 'heading', level: node.depth, id: idOf(content), content }
    }
    case 'paragraph':
      return { type: 'paragraph', content: inlinesOf(node, reject) }
    case 'list':
      return {
        type: 'list',
        ordered: node.ordered === true,
        items: node.children.map((item) => itemOf(item, reject)),
      }
    default:
      return rejectNode(node, reject)
  }
}

/** A list item contains one paragraph. @param {import('mdast').ListItem} item @param {Reject} reject */
function itemOf(item, reject) {
  const [only, more] = item.children
  if (only?.type !== 'paragraph' || more) reject(item, 'a list item must be one paragraph')
  return inlinesOf(only, reject)
}

/** @param {import('mdast').Parents} parent @param {Reject} reject */
function inlinesOf(parent, reject) {
  return parent.children.map((node) => {
    switch (node.type) {
      case 'text':
        return node.value.replaceAll('\n', ' ')
      case 'strong':
      case 'emphasis':
        return { type: node.type, content: inlinesOf(node, reject) }
      case 'link':
        if (!knownAddress.test(node.url)) reject(node, `the link ${node.url} leaves the site`)
        return { type: 'link', href: node.url, content: inlinesOf(node, reject) }
      default:
        return rejectNode(node, reject)
    }
  })
}

/** @param {import('mdast').Nodes} node @param {Reject} reject */
const rejectNode = (node, reject) =>
  reject(node, node.type === 'html' ? 'raw HTML is not allowed' : `${node.type} is not shown here`)

/** @param {readonly import('../../src/features/text-pages/text.ts').Inline[]} content @returns {string} */
const textOf = (content) =>
  content.map((part) => (typeof part === 'string' ? part : textOf(part.content))).join('')

/** @param {Parameters<typeof textOf>[0]} content */
const idOf = (content) =>
  textOf(content)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
