import { SkipLink } from '@farandfew/ui/page/skip-link.tsx'
import { type ReactNode, use } from 'react'
import { styled } from 'styled-components'
import { roleLabels } from '@farandfew/domain/operators/roles.ts'
import { Text } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Header, type HeaderProps } from './header.tsx'
import { WideContainer } from './wide-container.ts'
import { Role } from '../role/role.ts'
import { roleWords } from '../role/role-words.ts'

interface AppLayoutProps extends HeaderProps {
  children: ReactNode
}

/** The layout of every page of the open console. */
export function AppLayout({ children, ...header }: AppLayoutProps) {
  return (
    <Frame>
      <SkipLink target="content" />
      <Header {...header} />
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

/** What an operator who is not the owner may do. It explains why buttons are missing. */
function RoleNote() {
  const role = use(Role)
  if (role === 'owner') return null
  return (
    <Text maxWidth="90ch" marginBottom={6} size="small" role="note">
      <strong>{`Your role: ${roleLabels[role]}.`}</strong>
      <span>{` ${roleWords[role]}`}</span>
    </Text>
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
