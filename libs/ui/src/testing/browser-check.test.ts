/** @jest-environment node */
import { browserFaults } from '../../scripts/browser-check.mjs'
import { browserTargets, oldestBrowsers } from '../../scripts/browsers.mjs'

const faultsOf = browserFaults({ chrome: '140', firefox: '140', safari: '15.4' })

it('reads the browsers of the workspace', () => {
  expect(oldestBrowsers()).toMatchObject({ safari: '15.4', safari_ios: '15.4' })
  expect(oldestBrowsers()).toHaveProperty('samsunginternet_android')
  expect(browserTargets()).toEqual(expect.arrayContaining(['safari16', 'ios16']))
})

it.each([
  ['a lookbehind', '/(?<=a)b/.test(x)', 'regular_expressions.lookbehind_assertion'],
  ['one in a string', "new RegExp('(?<!a)b')", 'regular_expressions.lookbehind_assertion'],
  ['one in a template', 'RegExp(`(?<!a)${b}`)', 'regular_expressions.lookbehind_assertion'],
  ['a static block', 'class A { static { b() } }', 'classes.static.initialization_blocks'],
  [
    'a class field, whose initializer Safari 15 reads wrong',
    'class A { b = c[(0)] }',
    'classes.public_class_fields',
  ],
  ['a method of arrays', 'list.toSorted()', '.toSorted()'],
  ['a static method', 'AbortSignal.timeout(5)', 'AbortSignal.timeout'],
  ['a static method of the language', 'Object.groupBy(a, b)', 'Object.groupBy'],
  ['a method of elements', 'x.checkVisibility()', '.checkVisibility()'],
  ['a method of the window', 'window.requestIdleCallback(x)', 'requestIdleCallback'],
  [
    'what is new in one browser only',
    'navigator.userActivation.isActive',
    'navigator.userActivation',
  ],
  ['a class', 'new CompressionStream()', 'CompressionStream'],
])('finds %s', (_, code, fault) => {
  expect(faultsOf(code)).toEqual([fault])
})

it('does not parse what is newer than the syntax of all', () => {
  expect(() => faultsOf('const x = /a/v')).toThrow('Invalid regular expression flag')
})

it.each([
  '/[(?<=]a\\(?<=b/.test(x)',
  '/(?<name>a)(?!b)(?=c)/u.exec(x)',
  'x.timeout?.(); navigator.share?.(x)',
  'const { timeout } = x; timeout()',
  'function CompressionStream() {} new CompressionStream()',
  'structuredClone(x); list.at(-1); Object.hasOwn(a, b); crypto.getRandomValues(x)',
  'class A { b = new Map(); #c = (d) => d }',
  'CSS.escape(x); signal.throwIfAborted()',
])('accepts %s', (code) => {
  expect(faultsOf(code)).toEqual([])
})
