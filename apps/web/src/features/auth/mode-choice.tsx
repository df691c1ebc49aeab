import { Button } from '@farandfew/ui/button/button.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import type { SignInMode } from '../../shared/current-member/open-sign-in.ts'
import { modeTitles } from './mode-titles.ts'

interface ModeChoiceProps {
  onChoose: (mode: SignInMode) => void
  isForSeat: boolean
}

const choices = ['email-login', 'otp-login', 'signup'] as const

/** The three ways to sign in. For a seat, the new account comes first. */
export function ModeChoice({ onChoose, isForSeat }: ModeChoiceProps) {
  const [first, ...others] = isForSeat ? [...choices].reverse() : choices
  return (
    <Stack>
      {isForSeat && (
        <p>Your seat is held in your name, so it needs an account. We bring you back here.</p>
      )}
      {[first, ...others].map((mode) => (
        <Button
          key={mode}
          size="lg"
          variant={mode === first ? 'primary' : 'secondary'}
          data-mode={mode}
          onClick={() => onChoose(mode)}
        >
          {modeTitles[mode]}
        </Button>
      ))}
    </Stack>
  )
}
