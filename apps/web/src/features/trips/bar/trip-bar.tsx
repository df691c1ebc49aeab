import { nextDepartureFacts } from '@farandfew/domain/trips/trip-facts.ts'
import { factsFor } from '@farandfew/domain/trips/trip-on.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { SeatLink } from '../seat-link.tsx'
import type { ShownTrip } from '../use-shown-trip.ts'
import { Band, Parts, RoomForBand, State, Title } from './trip-bar.styles.ts'

/**
 * The bar at the bottom of the screen: the shown departure with its free seats, its price, and a button. On a large screen
 * the panel next to the text has these. It is at the bottom of the page, so that at its end it stops above the site's footer. An island.
 */
export default function TripBar({ shown }: { shown: ShownTrip }) {
  const { trip, days, own, action } = shown
  const bar = useFocusAbove<HTMLDivElement>()
  const next = nextDepartureFacts(trip)
  const { length, price } = factsFor(trip, days)
  const isOpen = next !== undefined && next.state !== 'by-invite'
  const guarantee = own || next?.guaranteeLabel === undefined ? [] : [next.guaranteeLabel]
  const second = [isOpen ? next.dates : length, ...(price && !own ? [price] : [])]
  return (
    <>
      <RoomForBand />
      <Band ref={bar} data-screen data-bar>
        <Container>
          <Parts>
            <Title>{trip.title}</Title>
            {/* Another element, not the same one with other lines, which would have moved. */}
            <State key={String(own !== undefined)}>
              <strong data-guaranteed={guarantee.length > 0}>
                <Dotted parts={[...(own ?? action).state.split(' · '), ...guarantee]} />
              </strong>
              <span data-length={!isOpen} data-spare={!isOpen && guarantee.length > 0}>
                <Dotted parts={second} />
              </span>
            </State>
            <SeatLink shown={shown} />
          </Parts>
        </Container>
      </Band>
    </>
  )
}

/** Parts with dots between them. The styles cut off the dot at the start of a line. */
const Dotted = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, index) => (
    <span key={part}>
      {index > 0 && <i>{' · '}</i>}
      <span>{part}</span>
    </span>
  ))

/**
 * Keeps the focused element above a bar at the bottom of the screen. Scroll padding does this for most elements, but
 * in a multi-line field browsers scroll only the caret into view.
 */
function useFocusAbove<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null)
  useEffect(() => {
    const keepAboveBar = ({ target }: FocusEvent) => {
      // Only for keyboard focus: a clicked element must not move away from the pointer.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const edge = bar.current?.getBoundingClientRect().top ?? Infinity
      if (bar.current?.contains(target) || target.getBoundingClientRect().bottom <= edge) return
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    document.addEventListener('focusin', keepAboveBar)
    return () => document.removeEventListener('focusin', keepAboveBar)
  }, [])
  return bar
}
