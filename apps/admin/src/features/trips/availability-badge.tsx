import { type Availability, availabilityOf, type NamedPlace } from '@farandfew/domain/availability'
import { Badge, type BadgeTone } from '@farandfew/ui/badge'

const looks: Readonly<Record<Availability, { tone: BadgeTone; word: string }>> = {
  open: { tone: 'sea', word: 'Open' },
  preview: { tone: 'blue', word: 'Preview' },
  'coming-soon': { tone: 'neutral', word: 'Coming soon' },
}

/** What a visitor can do with the trip: it follows from the place that its destination names. */
export function AvailabilityBadge({ trip }: { trip: NamedPlace }) {
  const { tone, word } = looks[availabilityOf(trip)]
  return <Badge tone={tone}>{word}</Badge>
}
