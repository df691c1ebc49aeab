import { createRequire } from 'node:module'
import { parse } from 'acorn'
import { full } from 'acorn-walk'
import { compareVersions, oldestBrowsers } from './browsers.mjs'

/** The newest version of the language that all supported browsers read; what they lack of it is in `newSyntax`. */
const ecmaVersion = 2022
const parseOptions = { ecmaVersion, sourceType: 'module', preserveParens: true }

/** A regular expression without its classes and escaped characters, in which a bracket is no syntax. */
const groupsOf = (source) => source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/gs, '')
const isRegExp = ({ type, name }) => type === 'Identifier' && name === 'RegExp'

/** The sources of the regular expressions that a node writes down, also as the strings or templates of `RegExp(…)`. */
function sourcesOf({ type, regex, callee, arguments: [first] = [] }) {
  if (regex) return [regex.pattern]
  if ((type !== 'NewExpression' && type !== 'CallExpression') || !isRegExp(callee)) return []
  if (typeof first?.value === 'string') return [first.value]
  return first?.type === 'TemplateLiteral' ? first.quasis.map(({ value }) => value.cooked) : []
}

const hasGroup = (start) => (node) => sourcesOf(node).some((source) => start.test(groupsOf(source)))

/** Whether Vite has to translate a module for all its classes to work in every supported browser. */
export function hasOldClasses(code) {
  let found = false
  full(parse(code, parseOptions), (node) => (found ||= isOldClass(node)))
  return found
}

const isOldClass = (node) =>
  newSyntax['classes.static.initialization_blocks'](node) ||
  newSyntax['classes.public_class_fields'](node)

function hasParentheses(expression) {
  let found = false
  full(expression, ({ type }) => (found ||= type === 'ParenthesizedExpression'))
  return found
}

/** Syntax that may be missing, by its place in MDN's data: whether a node is that. */
const newSyntax = {
  'regular_expressions.lookbehind_assertion': hasGroup(/\(\?<[=!]/),
  'classes.static.initialization_blocks': ({ type }) => type === 'StaticBlock',
  // Safari 15 looks for names in the wrong scope if the initializer has parentheses (https://webkit.org/b/236843).
  'classes.public_class_fields': ({ type, value }) =>
    type === 'PropertyDefinition' && value !== null && hasParentheses(value),
  'classes.private_class_fields_in': ({ type, left }) =>
    type === 'BinaryExpression' && left.type === 'PrivateIdentifier',
}

/** Objects that every page has → their interfaces. */
const instances = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
}
/**
 * Interfaces whose objects have no name of their own in code. What `x.build()` is cannot be told: only names that no object
 * of a supported browser has are taken for those of these, and of the language.
 */
const nameless = [
  ...['AbortSignal', 'Animation', 'Blob', 'ClipboardItem', 'CSSStyleDeclaration', 'DOMTokenList'],
  ...['Document', 'Element', 'Event', 'EventTarget', 'FormData', 'Headers', 'HTMLCanvasElement'],
  ...['HTMLDialogElement', 'HTMLElement', 'HTMLFormElement', 'HTMLImageElement'],
  ...['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement', 'IntersectionObserver'],
  ...['MediaQueryList', 'Node', 'Range', 'ReadableStream', 'Request', 'Response', 'Selection'],
  ...['ServiceWorkerRegistration', 'Storage', 'URL', 'URLSearchParams', 'Window'],
]

const globalObjects = new Set(['window', 'self', 'globalThis'])

/** What code asks of a browser: `(code) => ['Array.fromAsync', …]`, each thing that one of the browsers does not have. */
export function browserFaults(oldest = oldestBrowsers()) {
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data')
  const { builtins } = javascript

  /** Whether every supported browser has something by default, under its own name. */
  const isSupported = (feature) =>
    Object.entries(oldest).every(([browser, version]) =>
      [feature.__compat.support[browser]].flat().some((row) => {
        const { version_added: added, version_removed: removed } = row ?? {}
        if (row?.flags || row?.prefix || row?.alternative_name) return false
        const isThere = typeof added === 'string' && added !== 'preview'
        return isThere && compareVersions(added.replace('≤', ''), version) <= 0 && !removed
      }),
    )
  /** Whether something is listed, and missing somewhere. */
  const isMissing = (feature) => feature?.__compat !== undefined && !isSupported(feature)

  const memberOf = (owner, name) =>
    owner && Object.hasOwn(owner, name) && name !== '__compat' ? owner[name] : undefined
  const globalOf = (name) =>
    memberOf(builtins, name) ?? memberOf(api, name) ?? memberOf(api.Window, name)
  const staticOf = (owner, name) =>
    memberOf(memberOf(builtins, owner), name) ??
    memberOf(memberOf(api, owner), `${name}_static`) ??
    memberOf(api[instances[owner]], name)

  const membersOf = (owners) =>
    owners.flatMap((owner) => Object.entries(owner).filter(([, { __compat }]) => __compat))
  const ofLanguage = [...Object.values(builtins), ...Object.values(builtins.Intl)]
  const supported = new Set(
    membersOf([...ofLanguage, ...Object.values(api)]).flatMap(([name, feature]) =>
      isSupported(feature) ? [name] : [],
    ),
  )
  /** The names of methods that no object has in every supported browser. */
  const newMethods = new Set(
    membersOf([...ofLanguage, ...nameless.map((name) => api[name])])
      .map(([name]) => name)
      .filter((name) => !supported.has(name)),
  )

  return (code) => {
    const found = new Set()
    const declared = new Set()
    const globals = new Set()
    const nameOf = ({ type, name }) => (type === 'Identifier' ? name : undefined)
    /** `x.y` in code that fails if there is no `y`. */
    const use = ({ object, property, computed, optional }, isCall) => {
      if (computed || optional || property.type !== 'Identifier') return
      const owner = nameOf(object)
      const known = owner && staticOf(owner, property.name)
      if (globalObjects.has(owner)) globals.add(property.name)
      else if (known?.__compat) {
        if (isMissing(known)) found.add(`${owner}.${property.name}`)
      } else if (isCall && newMethods.has(property.name)) found.add(`.${property.name}()`)
    }
    const ast = parse(code, parseOptions)
    full(ast, (node, _state, type) => {
      if (type === 'VariablePattern') declared.add(node.name)
      if (node.type.startsWith('Import') && node.local) declared.add(node.local.name)
      if (node.type === 'ImportDeclaration') {
        for (const { local } of node.specifiers) declared.add(local.name)
      }
      if (type === 'Identifier') globals.add(node.name)
      if (/^(?:Call|New)Expression$/.test(node.type) && node.callee.type === 'MemberExpression') {
        if (!node.optional) use(node.callee, true)
      }
      if (node.type === 'MemberExpression' && node.object.type === 'MemberExpression') {
        if (!node.optional) use(node.object, false)
      }
      for (const [path, isThat] of Object.entries(newSyntax)) {
        const feature = path.split('.').reduce((owner, name) => owner[name], javascript)
        if (isThat(node) && isMissing(feature)) found.add(path)
      }
    })
    for (const name of globals) {
      if (!declared.has(name) && isMissing(globalOf(name))) found.add(name)
    }
    return [...found].sort()
  }
}
