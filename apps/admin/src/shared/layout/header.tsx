import { brand } from '@farandfew/domain/brand/brand.ts'
import type { OpenWork } from '@farandfew/domain/today/admin-today.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { VisuallyHidden, visuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Menu as MenuIcon, X } from 'lucide-react'
import {
  type ReactNode,
  use,
  useId,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'
import { useLocation } from 'react-router-dom'
import { rooms } from '../pages.ts'
import { openIn, useLinkedPages, usePlace } from '../rooms.ts'
import { useOpenWork } from '../open-work/open-work.data.ts'
import { paths } from '../paths.ts'
import { Role } from '../role/role.ts'
import { Navigation, shortCount } from './navigation.tsx'
import { WideContainer } from './wide-container.ts'

export interface HeaderProps {
  /** The search that every page has. */
  search: ReactNode
  /** Other tools that every page has. */
  tools: ReactNode
}

/** How much waits on all pages of the navigation, for the operator's role. */
function useTotal(work: OpenWork | undefined): number {
  const role = use(Role)
  return useLinkedPages().reduce((total, { queue }) => total + openIn(queue, work, role), 0)
}

/**
 * Whether the menu of a small screen is open. It closes with Escape, which returns the focus to its button, with a click
 * or the focus outside the header, and when a link is followed.
 */
function useMenu() {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  const setOpen = (open: boolean) => setOpenAt(open ? pathname : undefined)
  const header = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) setOpenAt(undefined)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return {
    isOpen,
    button,
    toggle: () => setOpen(!isOpen),
    /** A link to the page that is open goes nowhere, so it returns the focus. */
    onFollow: (target: EventTarget) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.pathname === pathname) close()
      else if (link) setOpen(false)
    },
    headerProps: {
      ref: header,
      onKeyDown: (event: KeyboardEvent) => {
        if (!isOpen || event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        close()
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !header.current?.contains(relatedTarget)) setOpen(false)
      },
    },
  }
}

/** A sidebar on a large screen; otherwise a bar with the name of the room and a button that opens the same as a menu. */
export function Header({ search, tools }: HeaderProps) {
  const work = useOpenWork()
  const { room } = usePlace()
  const total = useTotal(work)
  const menuId = useId()
  const { isOpen, button, toggle, onFollow, headerProps } = useMenu()
  const Icon = isOpen ? X : MenuIcon
  return (
    <Band {...headerProps}>
      <Bar>
        <Home href={paths.today}>
          <img src="/favicon.svg" alt="" width={34} height={34} />
          <Names>
            <strong>{brand.name}</strong> <span>Console</span>
          </Names>
        </Home>
        <RoomTitle aria-hidden="true">{room && rooms[room].name}</RoomTitle>
        <Search>{search}</Search>
        <MenuButton
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={toggle}
        >
          <Icon size={20} aria-hidden />
          Menu
          {total > 0 && (
            <Total tone="raspberry">
              <span>{shortCount(total)}</span>
              <VisuallyHidden> waiting</VisuallyHidden>
            </Total>
          )}
        </MenuButton>
      </Bar>
      <Menu id={menuId} data-open={isOpen} onClick={({ target }) => onFollow(target)}>
        <Tools>{tools}</Tools>
        <NavigationContainer>
          <Navigation work={work} />
        </NavigationContainer>
      </Menu>
    </Band>
  )
}

/** On a large screen a sidebar, so that the tables start at the top and every room's link is in view. */
const Band = styled.header`
  position: relative;
  z-index: ${theme.layers.header};
  background: ${theme.colors.blush};
  ${theme.media.lg} {
    position: sticky;
    top: 0;
    z-index: auto;
    height: 100dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`

const Bar = styled(WideContainer)`
  display: flex;
  align-items: center;
  gap: 4px 8px;
  padding-block: 6px;
  ${theme.media.md} {
    column-gap: 16px;
  }
  ${theme.media.lg} {
    flex-wrap: wrap;
    padding: 16px 16px 4px;
  }
`

const Home = styled(UiLink)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: ${theme.colors.ink};
  font-size: ${theme.fontSizes.title};
  line-height: 1.2;
  text-decoration: none;
  img {
    flex: none;
  }
  /* The name of the room needs its space; the menu begins with the same link. */
  @media (max-width: 379.98px) {
    display: none;
  }
`

/** On a phone the name of the room needs their space. */
const Names = styled.span`
  display: grid;
  align-items: baseline;
  column-gap: 10px;
  ${theme.below.md} {
    ${visuallyHidden}
  }
  strong {
    font-family: ${theme.fonts.title};
    font-weight: ${theme.fontWeights.title};
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
  span {
    font-size: ${theme.fontSizes.small};
  }
`

/** Hidden from screen readers, which have the heading and the current link. */
const RoomTitle = styled.p`
  flex: 1;
  overflow: hidden;
  min-width: 0;
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.title};
  font-weight: ${theme.fontWeights.title};
  letter-spacing: -0.01em;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${theme.media.ml} {
    visibility: hidden;
  }
  ${theme.media.lg} {
    display: none;
  }
`

const Search = styled.div`
  ${theme.media.lg} {
    flex-basis: 100%;
    > button {
      width: 100%;
    }
  }
`

const MenuButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid ${theme.colors.edge};
  border-radius: ${theme.radii.card};
  background: transparent;
  color: ${theme.colors.ink};
  font: inherit;
  font-weight: ${theme.fontWeights.label};
  cursor: pointer;
  &:hover {
    background: ${theme.colors.shade};
  }
  /* The name of the room needs its space. */
  ${theme.below.md} {
    svg {
      display: none;
    }
  }
  ${theme.media.lg} {
    display: none;
  }
`

/** Contains its hidden word. */
const Total = styled(Badge)`
  position: relative;
`

/** Covers the page below the bar, as far as it needs. */
const Menu = styled.div`
  ${theme.below.lg} {
    position: absolute;
    inset: 100% 0 auto;
    overflow-y: auto;
    overscroll-behavior: contain;
    max-height: calc(100dvh - 56px);
    padding-block: 4px 8px;
    border-top: 1px solid ${theme.colors.hairline};
    background: ${theme.colors.blush};
    box-shadow: ${theme.shadows.float};
    &[data-open='false'] {
      display: none;
    }
  }
`

const Tools = styled(WideContainer)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 16px;
  padding-block: 4px 8px;
  ${theme.media.lg} {
    justify-content: space-between;
    padding: 0 16px 12px;
  }
`

/** The links begin further left than their words. */
const NavigationContainer = styled(WideContainer)`
  padding-inline: 8px;
`
