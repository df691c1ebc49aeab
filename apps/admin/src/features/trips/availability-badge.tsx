import type { Availability } from '@farandfew/domain/availability'
import { Badge, type BadgeTone } from '@farandfew/ui/badge'

const looks: Readonly<Record<Availability, { tone: BadgeTone; word: string }>> = {
  open: { tone: 'sea', word: 'Open' },
  preview: { tone: 'blue', word: 'Preview' },
  'coming-soon': { tone: 'neutral', word: 'Coming soon' },
}

/** Whether a visitor can book the trip. */
export function AvailabilityBadge({ availability }: { availability: Availability }) {
  const { tone, word } = looks[availability]
  return <Badge tone={tone}>{word}</Badge>
}

/** The word for each availability. */
export const availabilityWords: Readonly<Record<Availability, string>> = {
  open: looks.open.word,
  preview: looks.preview.word,
  'coming-soon': looks['coming-soon'].word,
}
