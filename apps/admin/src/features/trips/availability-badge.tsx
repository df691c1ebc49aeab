import { type Availability, availabilityOf, type NamedPlace } from '@farandfew/domain/availability'
import { Badge, type BadgeTone } from '@farandfew/ui/badge'

const looks: Readonly<Record<Availability, { tone: BadgeTone; word: string }>> = {
  open: { tone: 'sea', word: 'Open' },
  preview: { tone: 'blue', word: 'Preview' },
  'coming-soon': { tone: 'neutral', word: 'Coming soon' },
}

/** Whether a visitor can book the trip. The text of its destination decides that. */
export function AvailabilityBadge({ trip }: { trip: NamedPlace }) {
  const { tone, word } = looks[availabilityOf(trip)]
  return <Badge tone={tone}>{word}</Badge>
}
