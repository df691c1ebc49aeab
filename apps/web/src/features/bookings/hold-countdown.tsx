import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { clockTime } from '../../shared/clock-time.ts'

/** What a screen reader says, once at five minutes and once at one. */
function announcementOf(seconds: number): string {
  if (seconds > 300) return ''
  return seconds > 60 ? 'Less than 5 minutes left to pay.' : 'Less than 1 minute left to pay.'
}

/** The time for which the seat is still held. */
export function HoldCountdown({ seconds }: { seconds: number }) {
  return (
    <div>
      <Time role="timer" aria-live="off">
        Your seat is held for <strong>{clockTime(seconds)}</strong>
      </Time>
      <VisuallyHidden role="status">{announcementOf(seconds)}</VisuallyHidden>
    </div>
  )
}

const Time = styled.p`
  strong {
    display: block;
    font-family: ${theme.fonts.title};
    font-size: ${theme.fontSizes.display};
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
`
