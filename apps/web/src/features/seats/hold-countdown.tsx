import { useSecondsUntil } from '@farandfew/ui/form/use-seconds-until.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { clockTime } from '../../shared/clock-time.ts'
import { useBookingCalls, type MemberBooking } from './bookings.data.ts'

/**
 * The seconds for which a seat is still held, and whether a hold is over by the countdown. Then everything is read again: the
 * server decides.
 */
export function useHold({ status, holdEndsAt, departure }: MemberBooking) {
  const seconds = useSecondsUntil(holdEndsAt ?? 0)
  const isOver = status === 'pending' && seconds === 0
  const { refresh } = useBookingCalls()
  const refreshNow = useEffectEvent(() => void refresh(departure.id))
  useEffect(() => {
    if (isOver) refreshNow()
  }, [isOver])
  return { seconds, isOver }
}

/** What a screen reader says, once at five minutes and once at one. */
function announcementOf(seconds: number): string {
  if (seconds > 300) return ''
  return seconds > 60 ? 'Less than 5 minutes left to pay.' : 'Less than 1 minute left to pay.'
}

/** The time for which the seat is still held. It asks for no second payment while one is on its way. */
export function HoldCountdown({ seconds, canPay }: { seconds: number; canPay: boolean }) {
  return (
    <div>
      <Time role="timer" aria-live="off">
        Your seat is held for <strong>{clockTime(seconds)}</strong>
      </Time>
      <VisuallyHidden role="status">{canPay && announcementOf(seconds)}</VisuallyHidden>
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
