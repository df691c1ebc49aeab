/**
 * jsdom computes a style by trying every rule of every sheet on an element, and by resolving all of its colours. Role
 * queries ask for the style of every element of a page, so this was a third of the tests' time. Two shortcuts give the
 * same answers:
 * - A selector whose last part names a class, a tag or an attribute is tried only on elements that have it.
 * - Of a computed style, only the properties that are read are computed.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js')
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js')

const { matchesDontThrow } = selectors

/** For each selector, one name for each of its alternatives that an element must have; null if that takes parsing. */
const needs = new Map()

/** The class (`.name`), tag or attribute (`[name`) that an element needs to match a selector; null if unknown. */
function needOf(selector) {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1)
  const found = /\.[\w-]+/.exec(last) ?? /^[a-z][a-z\d]*/i.exec(last) ?? /\[[\w-]+/.exec(last)
  return found?.[0].toLowerCase() ?? null
}

function needsOf(selector) {
  // A rule such as @keyframes has no selector.
  if (selector === undefined) return null
  // What is in parentheses, and the value of an attribute, only limit further what the rest matches.
  const rest = selector
    .replace(/\[([\w-]+)(?:[^\w\]-][^\]]*)?\]/g, '[$1')
    .replace(/\([^()]*\)/g, '')
  if (/[^\w\s.,:>+~#*[-]/.test(rest)) return null
  const found = rest.split(',').map(needOf)
  return found.includes(null) ? null : found
}

let element
let version
let has = new Set()

/** The tag, classes and attributes of an element. Rules are tried on one element after the other: the last is kept. */
function namesOf(candidate) {
  if (candidate !== element || candidate._version !== version) {
    const classes = candidate.getAttributeNS(null, 'class') ?? ''
    const names = [
      candidate._localName,
      ...classes.split(/\s+/).map((name) => `.${name}`),
      ...candidate.getAttributeNames().map((name) => `[${name}`),
    ]
    element = candidate
    version = candidate._version
    has = new Set(names.map((name) => name.toLowerCase()))
  }
  return has
}

// The module below reads this function when it is loaded.
selectors.matchesDontThrow = (candidate, selector) => {
  let found = needs.get(selector)
  if (found === undefined) needs.set(selector, (found = needsOf(selector)))
  if (found) {
    const names = namesOf(candidate)
    if (!found.some((name) => names.has(name))) return false
  }
  return matchesDontThrow(candidate, selector)
}

const {
  getDeclarationForElement,
  getResolvedValue,
  propertiesWithResolvedValueImplemented,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js')

/** What role queries, `toBeVisible` and clicks ask for, by the names that a style has for them. */
const asked = {
  display: 'display',
  visibility: 'visibility',
  opacity: 'opacity',
  pointerEvents: 'pointer-events',
  'pointer-events': 'pointer-events',
}

function readProperty(elementImpl, property) {
  return propertiesWithResolvedValueImplemented[property]
    ? getResolvedValue(elementImpl, property)
    : getDeclarationForElement(elementImpl).getPropertyValue(property)
}

/** Makes a window compute only those properties of a style that are read. Any other one computes the whole style. */
function computeOnDemand(window) {
  const compute = window.getComputedStyle
  window.getComputedStyle = (element, pseudoElement) => {
    const elementImpl = implForWrapper(element)
    if (pseudoElement || !elementImpl) return compute(element, pseudoElement)
    let style
    const whole = () => (style ??= compute(element))
    return new Proxy(window.CSSStyleDeclaration.prototype, {
      get(_, name) {
        if (Object.hasOwn(asked, name)) return readProperty(elementImpl, asked[name])
        if (name === 'getPropertyValue') {
          return (property) =>
            Object.hasOwn(asked, property)
              ? readProperty(elementImpl, asked[property])
              : whole().getPropertyValue(property)
        }
        const value = whole()[name]
        return typeof value === 'function' ? value.bind(whole()) : value
      },
    })
  }
}

module.exports = { computeOnDemand }
