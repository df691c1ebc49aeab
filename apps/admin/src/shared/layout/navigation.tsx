import { queueRules } from '@farandfew/domain/admin/open-work'
import { Badge } from '@farandfew/ui/badge'
import { VisuallyHidden } from '@farandfew/ui/page'
import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { type ConsolePage, useConsolePages } from '../navigation.ts'
import { useOpenWork } from '../open-work/open-work.data.ts'
import { useMay } from '../role/role.ts'
import { isCurrentPage } from './is-current-page.ts'

type Queue = NonNullable<ConsolePage['queue']>

/** Links to the pages of the console. */
export function Navigation() {
  const { pathname } = useLocation()
  const pages = useConsolePages()
  const work = useOpenWork()
  const list = useScrollToCurrent(pathname, work)
  return (
    <nav aria-label="Console">
      <List role="list" ref={list}>
        {pages.map(({ name, path, queue, startsGroup }) => (
          <Item key={path} $startsGroup={startsGroup}>
            <Link to={path} aria-current={isCurrentPage(path, pathname) ? 'page' : undefined}>
              {name}
              {queue && <Waiting queue={queue} open={work?.[queue.name]?.open} />}
            </Link>
          </Item>
        ))}
      </List>
    </nav>
  )
}

/** How many wait in a queue, for the roles that deal with it. */
function Waiting({ queue, open }: { queue: Queue; open: number | undefined }) {
  const may = useMay(queueRules[queue.name].needs)
  if (!open || !may) return null
  return (
    <Count tone="raspberry">
      {open > 999 ? '999+' : open}
      <VisuallyHidden> {queue.word}</VisuallyHidden>
    </Count>
  )
}

/** The width in pixels of the shadow at each end. */
const margin = 16

/** Scrolls the list, not the page, to the current link, without animation; again when counts have widened the links. */
function useScrollToCurrent(pathname: string, counts: unknown) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    if (!list.current || !current) return
    const box = list.current.getBoundingClientRect()
    const item = current.getBoundingClientRect()
    const isVisible = item.left >= box.left && item.right <= box.right
    const middle = (box.width - item.width) / 2
    if (!isVisible) list.current.scrollLeft += item.left - box.left - Math.max(middle, margin)
  }, [pathname, counts])
  return list
}

const Item = styled.li<{ $startsGroup: boolean | undefined }>`
  ${({ theme }) => theme.media.lg} {
    ${({ $startsGroup }) => $startsGroup && 'margin-top: 8px;'}
  }
`

/**
 * A column in the sidebar of a large screen. Otherwise one line that scrolls sideways if it is too long for the screen:
 * a shadow at an end shows that there is more; the background, which scrolls along, covers it if there is not.
 */
const List = styled.ul`
  --background: ${({ theme }) => theme.colors.blush};
  --shade: rgb(0 0 0 / 24%);
  display: flex;
  gap: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  padding-block: 4px 8px;
  ${({ theme }) => theme.media.ml} {
    gap: 0;
    padding-block: 0 4px;
  }
  ${({ theme }) => theme.media.lg} {
    flex-direction: column;
    padding-block: 0 12px;
  }
  background:
    linear-gradient(to right, var(--background) 40%, transparent) left / 48px 100% local no-repeat,
    linear-gradient(to left, var(--background) 40%, transparent) right / 48px 100% local no-repeat,
    linear-gradient(to right, var(--shade), transparent) left / 14px 100% scroll no-repeat,
    linear-gradient(to left, var(--shade), transparent) right / 14px 100% scroll no-repeat;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 12px;
    ${({ theme }) => theme.media.ml} {
      padding-inline: 8px;
    }
    ${({ theme }) => theme.media.lg} {
      display: flex;
      min-height: 32px;
      font-size: ${({ theme }) => theme.fontSizes.small};
    }
    border-radius: ${({ theme }) => theme.radii.card};
    color: ${({ theme }) => theme.colors.ink};
    font-weight: ${({ theme }) => theme.fontWeights.label};
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      background: ${({ theme }) => theme.colors.shade};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &[aria-current='page'] {
      background: ${({ theme }) => theme.colors.sheet};
      color: ${({ theme }) => theme.colors.raspberry};
    }
  }
`

/** At the end of its link. Contains its hidden word, which would widen the page otherwise. */
const Count = styled(Badge)`
  position: relative;
  margin-left: 6px;
  ${({ theme }) => theme.media.lg} {
    margin-left: auto;
  }
`
