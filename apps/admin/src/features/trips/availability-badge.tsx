import type { Availability } from '@farandfew/domain/availability/availability.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'

const looks: Readonly<Record<Availability, { tone: BadgeTone; word: string }>> = {
  open: { tone: 'sea', word: 'Open' },
  preview: { tone: 'blue', word: 'Preview' },
  'coming-soon': { tone: 'neutral', word: 'Coming soon' },
}

/** Whether a visitor can book the trip, or that it is archived or a draft. */
export function AvailabilityBadge({
  availability,
  archived,
  isDraft,
}: {
  availability: Availability
  archived: boolean
  isDraft: boolean
}) {
  const { tone, word } = archived
    ? ({ tone: 'neutral', word: 'Archived' } as const)
    : isDraft
      ? ({ tone: 'amber', word: 'Draft' } as const)
      : looks[availability]
  return <Badge tone={tone}>{word}</Badge>
}

/** The word for each availability. */
export const availabilityWords: Readonly<Record<Availability, string>> = {
  open: looks.open.word,
  preview: looks.preview.word,
  'coming-soon': looks['coming-soon'].word,
}
