/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { UiProvider } from './index.ts'

/** The style of a prerendered page that has nothing but the provider. */
function globalStyle() {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<UiProvider>{null}</UiProvider>))
  return sheet.getStyleTags()
}

it('is part of a prerendered page', () => {
  expect(globalStyle()).toMatch(/body\{[^}]*background:#FFFBF5/)
})

it('keeps the focus visible', () => {
  expect(globalStyle()).toMatch(/:focus-visible\{outline:2px solid #A81E4A/)
})

it('stills all motion for who asks for it', () => {
  const [, calm] = globalStyle().split('@media (prefers-reduced-motion: reduce)')
  expect(calm).toContain('html{scroll-behavior:auto;}')
  expect(calm).toMatch(/animation-duration:1ms ?!important/)
  expect(calm).toMatch(/transition-duration:1ms ?!important/)
})
