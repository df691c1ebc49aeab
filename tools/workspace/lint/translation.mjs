/**
 * Browsers that translate a page move its texts into elements of their own. React then changes a text that is no longer on
 * the page, and fails if it removes it or puts something before it. Only a text that is all that its element contains is
 * safe: React replaces that content. So a text that changes, or comes and goes, is written as one string or has an element
 * of its own, and so has a text after an element that comes and goes.
 */

/**
 * What a child of an element puts on the page. A value of code may be a text or an element: it counts as a text next to one.
 * @typedef {{ node: any, kind: 'text' | 'changing text' | 'element' | 'value', comesAndGoes?: boolean }} Content
 */

/** Nothing is translated, or JSX has dropped it. */
const isBlank = (/** @type {unknown} */ text) => typeof text === 'string' && text.trim() === ''

/** Calls whose answer is a list of elements. */
const listMethods = new Set(['map', 'flatMap'])

const isTextKind = (/** @type {Content} */ { kind }) => kind === 'text' || kind === 'changing text'

/** @param {any} node @param {ReadonlySet<string>} elements names of variables that are elements @returns {Content[]} */
function contentsOf(node, elements) {
  switch (node?.type) {
    case 'JSXText':
      return isBlank(node.value) ? [] : [{ node, kind: 'text' }]
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return contentsOf(node.expression, elements)
    case 'JSXFragment':
      return node.children.flatMap((/** @type {any} */ child) => contentsOf(child, elements))
    case 'JSXElement':
      return [{ node, kind: 'element' }]
    case 'JSXEmptyExpression':
      return []
    case 'Literal': {
      const isText = ['string', 'number'].includes(typeof node.value) && !isBlank(node.value)
      return isText ? [{ node, kind: 'text' }] : []
    }
    case 'TemplateLiteral':
      return [{ node, kind: node.expressions.length > 0 ? 'changing text' : 'text' }]
    case 'ConditionalExpression':
      return [optional(node, [node.consequent, node.alternate], elements)]
    case 'LogicalExpression': {
      const branches = node.operator === '&&' ? [node.right] : [node.left, node.right]
      return [optional(node, branches, elements)]
    }
    case 'Identifier':
      if (node.name === 'undefined') return []
      return [{ node, kind: elements.has(node.name) ? 'element' : 'value' }]
    case 'CallExpression': {
      const isList = listMethods.has(node.callee.property?.name)
      return [isList ? { node, kind: 'element', comesAndGoes: true } : { node, kind: 'value' }]
    }
    default:
      return node ? [{ node, kind: 'value' }] : []
  }
}

/** @param {any} node @param {any[]} branches @param {ReadonlySet<string>} elements @returns {Content} */
function optional(node, branches, elements) {
  const contents = branches.flatMap((branch) => contentsOf(branch, elements))
  const kind = contents.some(isTextKind)
    ? 'changing text'
    : contents.some((content) => content.kind === 'value')
      ? 'value'
      : 'element'
  return { node, kind, comesAndGoes: true }
}

/** Whether React puts an element before a text when it comes. @param {readonly Content[]} after */
function isBeforeText(after) {
  const next = after.find(({ kind, comesAndGoes }) => kind !== 'element' || !comesAndGoes)
  return next !== undefined && isTextKind(next)
}

/**
 * Whether a fragment that is no child of JSX contains a text: what is next to it cannot be seen, so the text needs an element.
 * @param {any} fragment
 */
const isOpenText = (fragment) =>
  !/^JSX(?:Element|Fragment)$/.test(fragment.parent?.type) &&
  fragment.children.some((/** @type {any} */ child) =>
    contentsOf(child, new Set()).some(isTextKind),
  )

/**
 * The contents of an element that a translated page does not change, or that React cannot change there.
 * @param {any} element a JSX element or fragment
 * @param {ReadonlySet<string>} [elements] names of variables that are elements
 * @returns {any[]} nodes
 */
export function unsafeContents({ children }, elements = new Set()) {
  const contents = children.flatMap((/** @type {any} */ child) => contentsOf(child, elements))
  if (contents.length < 2) return []
  return contents
    .filter((/** @type {Content} */ content, /** @type {number} */ index) => {
      if (content.kind === 'changing text') return true
      if (content.kind === 'value') return contents.some(isTextKind)
      return content.comesAndGoes && isBeforeText(contents.slice(index + 1))
    })
    .map((/** @type {Content} */ { node }) => node)
}

/** @param {any} node @returns {boolean} */
const isElement = (node) =>
  node?.type === 'ParenthesizedExpression'
    ? isElement(node.expression)
    : node?.type === 'JSXElement' || node?.type === 'JSXFragment'

const message =
  'A translated page cannot change this text: write what is next to it as one string, or give it an element of its own'

/** @param {{ report(fault: { node: unknown, message: string }): void }} context */
const create = (context) => {
  /** @type {Set<string>} */
  const elements = new Set()
  /** @type {any[]} */
  const parents = []
  return {
    /** @param {any} node */
    VariableDeclarator: ({ id, init }) => {
      if (isElement(init)) elements.add(id.name)
    },
    /** @param {any} node */
    JSXElement: (node) => parents.push(node),
    /** @param {any} node */
    JSXFragment: (node) => {
      parents.push(node)
      if (isOpenText(node)) context.report({ node, message })
    },
    'Program:exit': () => {
      for (const parent of parents) {
        for (const node of unsafeContents(parent, elements)) context.report({ node, message })
      }
    },
  }
}

/** A plugin for Oxlint with one rule: a page that the browser has translated keeps working. */
export default { meta: { name: 'translation' }, rules: { 'own-element': { create } } }
