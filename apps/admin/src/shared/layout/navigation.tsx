import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { consolePages } from '../navigation.ts'
import { isCurrentPage } from './is-current-page.ts'

/** The way to every room of the console. */
export function Navigation() {
  const { pathname } = useLocation()
  const list = useCurrentInSight(pathname)
  return (
    <nav aria-label="Console">
      <List role="list" ref={list}>
        {consolePages.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} aria-current={isCurrentPage(path, pathname) ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}

/** Pixels of the line's ends under which a room counts as beyond them: the shadow's. */
const margin = 16

/** Brings the current room into the line, at once and without a motion; the page itself stays where it is. */
function useCurrentInSight(pathname: string) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    if (!list.current || !current) return
    const line = list.current.getBoundingClientRect()
    const room = current.getBoundingClientRect()
    const isInSight = room.left >= line.left && room.right <= line.right
    const middle = (line.width - room.width) / 2
    if (!isInSight) list.current.scrollLeft += room.left - line.left - Math.max(middle, margin)
  }, [pathname])
  return list
}

/**
 * One line that scrolls by itself where it is too long for the screen. A shadow at an end tells of more behind it: the
 * ground, which scrolls with the line, covers it where there is none.
 */
const List = styled.ul`
  --ground: ${({ theme }) => theme.colors.blush};
  --shade: rgb(0 0 0 / 24%);
  display: flex;
  gap: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  padding-block: 4px 8px;
  background:
    linear-gradient(to right, var(--ground) 40%, transparent) left / 48px 100% local no-repeat,
    linear-gradient(to left, var(--ground) 40%, transparent) right / 48px 100% local no-repeat,
    linear-gradient(to right, var(--shade), transparent) left / 14px 100% scroll no-repeat,
    linear-gradient(to left, var(--shade), transparent) right / 14px 100% scroll no-repeat;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 12px;
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
