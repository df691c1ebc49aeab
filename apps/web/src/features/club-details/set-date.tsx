import { endpointQuery } from '@farandfew/api-client'
import { setDateNote, setDateReason } from '@farandfew/domain/club-details/club-texts.ts'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

/** A thin bar at the top of the header if the club's date is set. It takes room that the header has, so nothing below moves. */
export default function SetDate() {
  const { data: club } = useQuery(endpointQuery(getClub, {}))
  if (!club?.setDate) return null
  return (
    <Strip data-set-date>
      <span>{setDateNote(club.setDate)}</span>
      <span>{` ${setDateReason}`}</span>
    </Strip>
  )
}

const Strip = styled.p`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
  overflow: hidden;
  background: ${theme.colors.night};
  color: ${theme.colors.nightInk};
  font-size: ${theme.fontSizes.small};
  line-height: 1.25rem;
  text-align: center;
  white-space: nowrap;
  ${theme.below.md} {
    span + span {
      display: none;
    }
  }
`
