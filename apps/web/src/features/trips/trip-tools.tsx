import { UiLink } from '@farandfew/ui/link/link.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Heart } from '../../shared/layout/heart.tsx'
import { LineIcon } from '../../shared/layout/icons.tsx'
import { departurePath, paths } from '../../shared/paths.ts'
import { useSavedTrips } from '../saved-trips/saved-trips.data.ts'
import { sharePage } from '../../shared/share/share-page.ts'
import { sharePath } from '../../shared/share/share-path.ts'
import type { ShownTrip } from './use-shown-trip.ts'

/** Saves the trip, in the account or in the browser, and shares it, both with the chosen departure. Says what came of it. */
export default function TripTools({ shown: { trip, chosen } }: { shown: ShownTrip }) {
  const { isMember, saved, change } = useSavedTrips()
  const [outcome, setOutcome] = useState<ReactNode>()
  const isSaved = saved?.tripIds.includes(trip.id) ?? false

  const save = async () => {
    const problem = await change(trip.id, !isSaved, chosen?.id)
    setOutcome(problem ?? (isSaved ? 'Removed from your saved trips.' : savedText(isMember)))
  }
  const share = async () => {
    const { title, description } = trip
    const url = window.location.origin + departurePath(trip, chosen)
    setOutcome((await sharePage({ title, text: description, url })) ? 'Link copied.' : undefined)
  }
  /** Whether Save was pressed before the saved trips were known. */
  const isSaveWaiting = useRef(false)
  useEffect(() => {
    if (!isSaveWaiting.current || !saved) return
    isSaveWaiting.current = false
    void save()
  })

  return (
    <Tools>
      <button
        type="button"
        aria-pressed={isSaved}
        onClick={() => {
          if (saved) void save()
          else isSaveWaiting.current = true
        }}
      >
        <Heart size={20} filled={isSaved} />
        <span>{isSaved ? 'Saved' : 'Save'}</span>
      </button>
      <button type="button" onClick={() => void share()}>
        <LineIcon path={sharePath} size={20} />
        Share
      </button>
      <p role="status">{outcome}</p>
    </Tools>
  )
}

const savedText = (isMember: boolean) => (
  <>
    <span>{`${isMember ? 'Saved.' : 'Saved in this browser.'} `}</span>
    <UiLink href={paths.savedTrips}>See your saved trips</UiLink>
  </>
)

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  align-items: center;
  button {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: ${theme.touchTarget};
    padding: 0 10px;
    border: 0;
    background: none;
    font-weight: ${theme.fontWeights.label};
    cursor: pointer;
    &:hover,
    &[aria-pressed='true'] {
      color: ${theme.colors.raspberry};
    }
  }
  /* As wide as the buttons, so that they stay where they are. */
  p:not(:empty) {
    width: 0;
    min-width: 100%;
    padding: 4px 10px 8px;
    text-align: end;
  }
  @media print {
    display: none;
  }
`
