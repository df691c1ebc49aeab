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
    <>
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
        <WideContainer>
          <Navigation />
        </WideContainer>
      </HeaderBand>
      <Main id="content" tabIndex={-1}>
        <WideContainer>
          <RoleNote />
          {children}
        </WideContainer>
      </Main>
    </>
  )
}

const HeaderBand = styled.header`
  background: ${({ theme }) => theme.colors.blush};
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
`

const Main = styled.main`
  padding-block: 32px 64px;
  ${({ theme }) => theme.media.md} {
    padding-block: 48px 96px;
  }
  ${({ theme }) => theme.media.ml} {
    padding-top: 8px;
  }
`
