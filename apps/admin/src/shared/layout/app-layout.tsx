import { brand } from '@farandfew/domain/brand'
import { UiLink } from '@farandfew/ui/link'
import { SkipLink } from '@farandfew/ui/page'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import { RoleNote } from '../role/role-note.tsx'
import { WideContainer } from './wide-container.ts'
import { Navigation } from './navigation.tsx'

interface AppLayoutProps {
  /** Tools that every page has. */
  tools: ReactNode
  /** At the end of the header. */
  corner: ReactNode
  children: ReactNode
}

/** The layout of every page of the open console. */
export function AppLayout({ tools, corner, children }: AppLayoutProps) {
  return (
    <Frame>
      <SkipLink target="content" />
      <HeaderBand>
        <Bar>
          <Home href={paths.today}>
            <img src="/favicon.svg" alt="" width={34} height={34} />
            <Names>
              <strong>{brand.name}</strong> <span>Console</span>
            </Names>
          </Home>
          <Tools>{tools}</Tools>
          {corner}
        </Bar>
        <NavigationContainer>
          <Navigation />
        </NavigationContainer>
      </HeaderBand>
      <Main id="content" tabIndex={-1}>
        <WideContainer>
          <RoleNote />
          {children}
        </WideContainer>
      </Main>
    </Frame>
  )
}

const sidebarWidth = '192px'

const Frame = styled.div`
  ${({ theme }) => theme.media.lg} {
    display: grid;
    grid-template-columns: ${sidebarWidth} minmax(0, 1fr);
    min-height: 100dvh;
    background: linear-gradient(${({ theme }) => theme.colors.blush} 0 0) left / ${sidebarWidth}
      100% no-repeat;
  }
`

/** On a large screen a sidebar, so that the tables start at the top and every page's link is in view. */
const HeaderBand = styled.header`
  background: ${({ theme }) => theme.colors.blush};
  ${({ theme }) => theme.media.lg} {
    position: sticky;
    top: 0;
    height: 100dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`

const Bar = styled(WideContainer)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  padding-block: 12px;
  ${({ theme }) => theme.media.ml} {
    padding-block: 4px;
  }
  ${({ theme }) => theme.media.lg} {
    padding: 16px 16px 12px;
  }
`

const NavigationContainer = styled(WideContainer)`
  ${({ theme }) => theme.media.lg} {
    padding-inline: 8px;
  }
`

const Home = styled(UiLink)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: ${({ theme }) => theme.colors.ink};
  font-size: ${({ theme }) => theme.fontSizes.title};
  line-height: 1.2;
  text-decoration: none;
  img {
    flex: none;
  }
`

const Names = styled.span`
  display: grid;
  align-items: baseline;
  column-gap: 10px;
  ${({ theme }) => theme.media.md} {
    grid-auto-flow: column;
  }
  ${({ theme }) => theme.media.lg} {
    grid-auto-flow: row;
  }
  strong {
    font-family: ${({ theme }) => theme.fonts.title};
    font-weight: ${({ theme }) => theme.fontWeights.title};
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
  span {
    font-size: ${({ theme }) => theme.fontSizes.small};
  }
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-left: auto;
  ${({ theme }) => theme.media.lg} {
    display: contents;
    > :first-child {
      flex-basis: 100%;
    }
  }
`

const Main = styled.main`
  padding-block: 32px 64px;
  ${({ theme }) => theme.media.md} {
    padding-block: 48px 96px;
  }
  ${({ theme }) => theme.media.ml} {
    padding-top: 8px;
  }
  ${({ theme }) => theme.media.lg} {
    padding-top: 24px;
  }
`
