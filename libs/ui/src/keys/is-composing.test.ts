import { isComposing, isEnter } from './is-composing.ts'

const enter = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { key: 'Enter', ...init })

it('is Enter if nothing is composed', () => {
  expect(isEnter(enter({ keyCode: 13 }))).toBe(true)
  expect(isEnter(new KeyboardEvent('keydown', { key: 'a', keyCode: 65 }))).toBe(false)
})

it.each([
  ['Chromium and Firefox', enter({ keyCode: 229, isComposing: true })],
  ['Safari, after the end of the composition', enter({ keyCode: 229, isComposing: false })],
])('is not Enter if it confirms a composition in %s', (_, event) => {
  expect(isEnter(event)).toBe(false)
  expect(isComposing(event)).toBe(true)
})
