import { theme } from '@farandfew/ui/theme/theme.ts'
import { Fragment, use } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useReadOpenWork } from '../open-work/open-work.data.ts'
import { openIn, usePlace, useRooms } from '../rooms.ts'
import { Role } from '../role/role.ts'
import { OpenCount, shortCount } from './navigation.tsx'

/** Links to the pages of the open room, and to what waits on them; nothing in a room with one page on which nothing else is listed. */
export function RoomNavigation() {
  const place = usePlace()
  const room = useRooms().find(({ name }) => name === place.room)
  const { data: work } = useReadOpenWork()
  const role = use(Role)
  const pages = room?.pages.map((one) => ({ ...one, open: openIn(one.queue, work, role) })) ?? []
  if (pages.length < 2 && !pages.some(({ open, queue }) => queue?.list && open > 0)) return null
  return (
    <RoomLinks aria-label={room?.label}>
      {pages.map(({ page, path, name, queue, open }) => (
        <Fragment key={page}>
          <Link
            to={path}
            {...(page === place.page && { 'aria-current': 'page', ref: scrollIntoRow })}
          >
            <span>{name}</span>
            {!queue?.list && <OpenCount open={open} word={queue?.word ?? 'waiting'} />}
          </Link>
          {queue?.list && open > 0 && (
            <Link to={queue.list}>{`${shortCount(open)} ${queue.word}`}</Link>
          )}
        </Fragment>
      ))}
    </RoomLinks>
  )
}

/** Shows the current link of a row that scrolls. */
export function scrollIntoRow(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement
  if (link && row) row.scrollLeft = link.offsetLeft - row.offsetLeft - 40
}

/** A row of links to parts that have an address. It scrolls on a small screen, so that the page starts at the same height. */
export const PageLinks = styled.nav`
  display: flex;
  gap: 0 4px;
  overflow-x: auto;
  margin-bottom: 16px;
  border-bottom: 1px solid ${theme.colors.hairline};
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding-inline: 12px;
    border-bottom: 3px solid transparent;
    color: ${theme.colors.ink};
    font-weight: ${theme.fontWeights.label};
    text-decoration: none;
    white-space: nowrap;
    &:first-child {
      margin-left: -12px;
    }
    &:hover {
      background: ${theme.colors.shade};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &[aria-current] {
      border-bottom-color: ${theme.colors.raspberry};
      color: ${theme.colors.raspberry};
    }
  }
  @media print {
    display: none;
  }
`

/** Close to the bar of a phone, because its links have a space of their own, so that the lists start near the top. */
const RoomLinks = styled(PageLinks)`
  ${theme.below.md} {
    margin-block: -12px 8px;
  }
`
