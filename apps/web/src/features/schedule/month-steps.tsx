import type { CalendarMonth } from '@farandfew/domain/calendar/calendar-date.ts'
import type { MonthView } from '@farandfew/domain/schedule/month-view.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { useLayoutEffect, useRef } from 'react'
import { Steps } from './calendar.styles.ts'
import type { Departure } from './schedule.data.ts'

interface MonthStepsProps {
  view: MonthView<Departure>
  onMonth: (month: CalendarMonth) => void
}

/** Buttons for the previous and the next month of the schedule. */
export function MonthSteps({ view, onMonth }: MonthStepsProps) {
  const { previous, next } = view
  const steps = useRef<HTMLDivElement>(null)

  // A button that its own click disables loses the focus. Moves the focus to the other one.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (!activeElement?.matches(':disabled') || !steps.current?.contains(activeElement)) return
    steps.current.querySelector<HTMLElement>(':enabled')?.focus()
  }, [previous, next])

  return (
    <Steps ref={steps}>
      <Button
        variant="secondary"
        disabled={!previous}
        onClick={() => previous && onMonth(previous)}
      >
        Previous
      </Button>
      <Button variant="secondary" disabled={!next} onClick={() => next && onMonth(next)}>
        Next
      </Button>
    </Steps>
  )
}
