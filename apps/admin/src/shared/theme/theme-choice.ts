import { useSyncExternalStore } from 'react'

/** 'system' follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** public/theme.js reads the same key before anything is painted. */
const storageKey = 'console.theme'
const grounds = { light: '#FCE8EC', dark: '#2B1D29' } as const
const listeners = new Set<() => void>()
const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)')

/** What was chosen in this browser. A browser that keeps nothing follows the device. */
function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return themeChoices.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

let choice: ThemeChoice = 'system'

/** Gives the document the look of the choice; `color-scheme` brings the browser's own parts along. */
function paint(): void {
  const look = choice === 'system' ? (darkDevice().matches ? 'dark' : 'light') : choice
  document.documentElement.dataset['theme'] = look
  document.documentElement.style.colorScheme = look
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[look])
}

/** Paints what was chosen before, and follows the device from now on; answers how to stop. */
export function startTheme(): () => void {
  choice = readChoice()
  paint()
  const device = darkDevice()
  device.addEventListener('change', paint)
  return () => device.removeEventListener('change', paint)
}

/** Chooses, for now and for the next visit. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next
  try {
    localStorage.setItem(storageKey, next)
  } catch {
    // A browser that keeps nothing shows the choice until it is closed.
  }
  paint()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The choice, afresh whenever it changes. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => choice)
