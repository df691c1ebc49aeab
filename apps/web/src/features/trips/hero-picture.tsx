import { tripHeroes } from '@farandfew/domain/pictures/trip-heroes.derived.ts'
import { altOf } from '@farandfew/domain/pictures/picture-alt.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { CSSProperties } from 'react'
import { styled } from 'styled-components'

/** The part of a hero that stays visible when a small screen crops it. The others are centred. */
const focusOf = new Map([[tripHeroes.mexico.src, '62% 50%']])

/** The `object-position` of a hero on a small screen. */
const heroFocus = (src: string): string => focusOf.get(src) ?? '50% 50%'

/** The picture of the first screen. An island. */
export default function HeroPicture({ trip }: { trip: Trip }) {
  const src = trip.images[0] ?? ''
  return (
    <HeroPoster style={{ '--focus': heroFocus(src) } as CSSProperties}>
      <Picture src={src} alt={altOf(src, tripHeroes, trip)} width={1600} height={900} eager />
    </HeroPoster>
  )
}

const HeroPoster = styled(Poster)`
  img {
    width: 100%;
    aspect-ratio: 21 / 9;
    object-fit: cover;
    ${theme.below.md} {
      aspect-ratio: 3 / 2;
      object-position: var(--focus);
    }
  }
`
