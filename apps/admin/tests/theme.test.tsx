import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, screen } from '@testing-library/react'
import { startTheme } from '../src/shared/theme/theme-choice.ts'
import { openApp, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()
const root = document.documentElement
const early = readFileSync(join(__dirname, '../public/theme.js'), 'utf8')

/** Runs public/theme.js as a page does before its bundle, and returns the theme that it sets. */
function runEarlyTheme() {
  delete root.dataset['theme']
  window.eval(early)
  return root.dataset['theme']
}

afterEach(() => {
  localStorage.clear()
  act(() => startTheme()())
})

it("switches from the device's theme to light and dark, and stores the choice", async () => {
  Object.assign(api().state, { open: true })
  const stop = startTheme()
  const { user } = openApp('/settings/security')
  const button = () => screen.findByRole('button', { name: /^Theme:/ })
  expect(root.dataset['theme']).toBe('light')
  expect(await button()).toHaveAccessibleName('Theme: same as device. Switch to light')
  await user.click(await button())
  await user.click(await button())
  expect(await button()).toHaveAccessibleName('Theme: dark. Switch to same as device')
  expect(root.dataset['theme']).toBe('dark')
  expect(root.style.colorScheme).toBe('dark')
  stop()

  delete root.dataset['theme']
  act(() => startTheme()())
  expect(root.dataset['theme']).toBe('dark')
})

it.each(['light', 'dark', 'system', 'nonsense'])(
  'has the same theme before and after the bundle runs, with the choice %s',
  (choice) => {
    localStorage.setItem('console.theme', choice)
    const look = runEarlyTheme()
    expect(look).toBe(choice === 'dark' ? 'dark' : 'light')
    act(() => startTheme()())
    expect(root.dataset['theme']).toBe(look)
  },
)
