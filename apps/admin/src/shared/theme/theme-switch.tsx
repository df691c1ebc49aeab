import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { chooseTheme, themeChoices, useThemeChoice } from './theme-choice.ts'

const icons = { system: Monitor, light: Sun, dark: Moon }
const names = { system: 'same as device', light: 'light', dark: 'dark' }

/** A button that switches between the device's theme, light and dark. */
export function ThemeSwitch() {
  const choice = useThemeChoice()
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length]!
  const Icon = icons[choice]
  return (
    <IconButton
      label={`Theme: ${names[choice]}. Switch to ${names[next]}`}
      onClick={() => chooseTheme(next)}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  )
}
