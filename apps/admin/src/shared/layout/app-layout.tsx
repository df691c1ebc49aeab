import { SkipLink } from '@farandfew/ui/page/skip-link.tsx'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Header, type HeaderProps } from './header.tsx'
import { RoomNavigation } from './room-navigation.tsx'
import { sidebarWidth } from './sidebar-width.ts'
import { WideContainer } from './wide-container.ts'

interface AppLayoutProps extends HeaderProps {
  children: ReactNode
}

/** The layout of every page of the open console. */
export function AppLayout({ children, ...header }: AppLayoutProps) {
  return (
    <Frame>
      <SkipLink />
      <Header {...header} />
      <Main id="content" tabIndex={-1}>
        <WideContainer>
          <RoomNavigation />
          {children}
        </WideContainer>
      </Main>
    </Frame>
  )
}

const Frame = styled.div`
  ${theme.media.lg} {
    display: grid;
    grid-template-columns: ${sidebarWidth} minmax(0, 1fr);
    min-height: 100dvh;
    background: linear-gradient(${theme.colors.blush} 0 0) left / ${sidebarWidth} 100% no-repeat;
  }
  /* On wide paper the sidebar's column would be left over, and the page in it. */
  @media print {
    display: block;
    background: none;
  }
`

const Main = styled.main`
  padding-block: 16px 64px;
  ${theme.media.md} {
    padding-block: 24px 96px;
  }
`
