import { useSyncExternalStore } from 'react'
import { readStored, store } from '../stored.ts'

/** 'system' follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** public/theme.js reads the same key before the first applyChoice. */
const storageKey = 'console.theme'
const themeColors = { light: '#FCE8EC', dark: '#2B1D29' } as const
const listeners = new Set<() => void>()
const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)')

/** The choice in this browser's storage, or 'system' without one. */
function readChoice(): ThemeChoice {
  const stored = readStored(storageKey)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

let choice: ThemeChoice = 'system'

/** Applies the choice to the document. `color-scheme` also changes the browser's own controls. */
function applyChoice(): void {
  const look = choice === 'system' ? (darkDevice().matches ? 'dark' : 'light') : choice
  document.documentElement.dataset['theme'] = look
  document.documentElement.style.colorScheme = look
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[look])
}

/** Applies the stored choice and follows the device's theme. Returns a function that stops following. */
export function startTheme(): () => void {
  choice = readChoice()
  applyChoice()
  const device = darkDevice()
  device.addEventListener('change', applyChoice)
  return () => device.removeEventListener('change', applyChoice)
}

/** Applies and stores a choice. Without storage it lasts until the page is closed. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next
  store(storageKey, next)
  applyChoice()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The current choice. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => choice)
