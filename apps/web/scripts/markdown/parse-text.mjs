import { fromMarkdown } from 'mdast-util-from-markdown'

/** Front matter that a text must have, and no more. */
const fields = ['title', 'description']

/** What search engines and link previews show of a description. */
const descriptionLength = 150

/** Where a link may lead: a page of the site, a place on this page, a mail. */
const knownAddress = /^(?:\/(?!\/)|#|mailto:)/

/**
 * Reads one of the site's texts: front matter, then Markdown, into the plain tree that the page shows. Whatever the
 * page could not show is refused with the file's name and line, raw HTML above all.
 * @param {string} source
 * @param {string} file
 * @returns {import('../../src/features/text-pages/text.ts').Text}
 */
export function parseText(source, file) {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const firstLine = head.split('\n').length + 2
  /** @param {import('mdast').Nodes | undefined} node @param {string} fault @returns {never} */
  const refuse = (node, fault) => {
    const line = node?.position ? `:${node.position.start.line + firstLine}` : ''
    throw new Error(`${file}${line}: ${fault}`)
  }
  const front = readFrontMatter(head, refuse)
  const blocks = fromMarkdown(body).children.map((node) => blockOf(node, refuse))
  const ids = blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice) refuse(undefined, `two headings are called "${twice}"`)
  return { ...front, blocks }
}

/** @typedef {(node: import('mdast').Nodes | undefined, fault: string) => never} Refuse */

/** @param {string} head @param {Refuse} refuse */
function readFrontMatter(head, refuse) {
  const entries = Object.fromEntries(
    head.split('\n').map((line) => /^(\w+): (.+)$/.exec(line)?.slice(1) ?? [line, '']),
  )
  const names = Object.keys(entries)
  if (names.length !== fields.length || fields.some((name) => !entries[name])) {
    refuse(undefined, `front matter must be ${fields.join(' and ')}, each on a line`)
  }
  if (entries.description.length > descriptionLength) {
    refuse(undefined, `the description has more than ${descriptionLength} characters`)
  }
  return { title: entries.title, description: entries.description }
}

/** @param {import('mdast').RootContent} node @param {Refuse} refuse */
function blockOf(node, refuse) {
  switch (node.type) {
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) refuse(node, 'a heading must be ## or ###')
      const content = inlinesOf(node, refuse)
      return { type: 'heading', level: node.depth, id: idOf(content), content }
    }
    case 'paragraph':
      return { type: 'paragraph', content: inlinesOf(node, refuse) }
    case 'list':
      return {
        type: 'list',
        ordered: node.ordered === true,
        items: node.children.map((item) => itemOf(item, refuse)),
      }
    default:
      return refuseNode(node, refuse)
  }
}

/** A point of a list holds one paragraph. @param {import('mdast').ListItem} item @param {Refuse} refuse */
function itemOf(item, refuse) {
  const [only, more] = item.children
  if (only?.type !== 'paragraph' || more) refuse(item, 'a point of a list must be one paragraph')
  return inlinesOf(only, refuse)
}

/** @param {import('mdast').Parents} parent @param {Refuse} refuse */
function inlinesOf(parent, refuse) {
  return parent.children.map((node) => {
    switch (node.type) {
      case 'text':
        return node.value.replaceAll('\n', ' ')
      case 'strong':
      case 'emphasis':
        return { type: node.type, content: inlinesOf(node, refuse) }
      case 'link':
        if (!knownAddress.test(node.url)) refuse(node, `the link ${node.url} leaves the site`)
        return { type: 'link', href: node.url, content: inlinesOf(node, refuse) }
      default:
        return refuseNode(node, refuse)
    }
  })
}

/** @param {import('mdast').Nodes} node @param {Refuse} refuse */
const refuseNode = (node, refuse) =>
  refuse(node, node.type === 'html' ? 'raw HTML is refused' : `${node.type} is not shown here`)

/** @param {readonly import('../../src/features/text-pages/text.ts').Inline[]} content @returns {string} */
const wordsOf = (content) =>
  content.map((part) => (typeof part === 'string' ? part : wordsOf(part.content))).join('')

/** @param {Parameters<typeof wordsOf>[0]} content */
const idOf = (content) =>
  wordsOf(content)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
