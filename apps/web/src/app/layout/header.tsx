import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { Container } from '@farandfew/ui/page/container.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { openSignIn } from '../../shared/current-member/open-sign-in.ts'
import { hasSignedInHint } from '../../shared/current-member/signed-in-hint.ts'
import { Bar, HeaderBand, MenuPanel, Navigation } from './header.styles.ts'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { LineIcon, linePaths } from '../../shared/layout/icons.tsx'
import { AppLink } from '../../shared/links/app-link.tsx'
import { headerLinks } from '../../shared/navigation.derived.ts'

const loadSetDate = () => import('../../features/club-details/set-date.tsx')

/** Opens the account dialog for a visitor. A member, or a click that opens a new tab, follows the link. */
function openSignInForVisitor(event: MouseEvent) {
  if (hasSignedInHint() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openSignIn('initial', event.currentTarget)
}

/** Logo, navigation, Book Now and My Account. On a narrow screen the links are in a menu below the bar. */
export function Header() {
  const { pathname } = useLocation()
  // The path on which the menu was opened: a route change closes the menu without an effect.
  const [openedOn, setOpenedOn] = useState<string>()
  const open = openedOn === pathname
  const menuId = useId()
  const menuButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpenedOn(undefined)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    close()
    menuButton.current?.focus()
  }

  return (
    <HeaderBand onKeyDown={closeOnEscape}>
      <Deferred load={loadSetDate} when="idle" placeholderSuffices />
      <Container>
        <Bar>
          <Logo />
          <Navigation aria-label="Main">
            <HeaderLinks current={pathname} />
          </Navigation>
          <div>
            <ButtonLink href={paths.account} variant="quiet" onClick={openSignInForVisitor}>
              My Account
            </ButtonLink>
            <ButtonLink href={paths.trips}>Book Now</ButtonLink>
          </div>
          <IconButton
            ref={menuButton}
            className="menu-button"
            label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls={menuId}
            onClick={() => setOpenedOn(open ? undefined : pathname)}
          >
            <LineIcon path={open ? linePaths.close : linePaths.menu} />
          </IconButton>
        </Bar>
        <MenuPanel id={menuId} hidden={!open}>
          <Navigation aria-label="Main, menu">
            <HeaderLinks current={pathname} onChoose={close} />
          </Navigation>
          <ButtonLink href={paths.trips} onClick={close}>
            Book Now
          </ButtonLink>
          <ButtonLink href={paths.account} variant="secondary" onClick={openSignInForVisitor}>
            My Account
          </ButtonLink>
        </MenuPanel>
      </Container>
    </HeaderBand>
  )
}

interface HeaderLinksProps {
  /** The current path; the link that equals it is highlighted. */
  current: string
  onChoose?: () => void
}

function HeaderLinks({ current, onChoose }: HeaderLinksProps) {
  return (
    <ul>
      {headerLinks.map(({ href, label }) => (
        <li key={href}>
          <AppLink
            href={href}
            aria-current={href === current ? 'page' : undefined}
            onClick={onChoose}
          >
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** The club's logo and name, linked to the home page. */
function Logo() {
  return (
    <LogoLink href={paths.home}>
      <img src="/art/logo.svg" alt="" width={34} height={34} />
      <span>{brand.name}</span>
    </LogoLink>
  )
}

const LogoLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: ${theme.colors.ink};
  font-family: ${theme.fonts.title};
  font-size: 22px;
  font-weight: 560;
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;
`
