/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { UiProvider } from './ui-provider.tsx'

/** The styles of a prerendered page with only the provider. */
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

it('stops all animations if reduced motion is preferred', () => {
  const [, reduced] = globalStyle().split('@media (prefers-reduced-motion: reduce)')
  expect(reduced).toContain('html{scroll-behavior:auto;}')
  expect(reduced).toMatch(/animation-duration:1ms ?!important/)
  expect(reduced).toMatch(/transition:none ?!important/)
})
