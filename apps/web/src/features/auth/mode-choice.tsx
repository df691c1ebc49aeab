import { Button } from '@farandfew/ui/button/button.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import type { SignInMode } from '../../shared/current-member/open-sign-in.ts'
import { modeTitles } from './mode-titles.ts'

interface ModeChoiceProps {
  onChoose: (mode: SignInMode) => void
}

const choices = ['email-login', 'otp-login', 'signup'] as const

/** The three ways to sign in. */
export function ModeChoice({ onChoose }: ModeChoiceProps) {
  return (
    <Stack>
      {choices.map((mode) => (
        <Button
          key={mode}
          size="lg"
          variant={mode === 'email-login' ? 'primary' : 'secondary'}
          data-mode={mode}
          onClick={() => onChoose(mode)}
        >
          {modeTitles[mode]}
        </Button>
      ))}
    </Stack>
  )
}
