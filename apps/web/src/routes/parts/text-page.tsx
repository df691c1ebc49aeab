import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { Page } from '../../shared/head/page.tsx'
import { fillFacts } from '../../features/text-pages/facts.ts'
import { SiblingPages } from '../../features/text-pages/sibling-pages.tsx'
import { TextBody } from '../../features/text-pages/text-body.tsx'
import type { Text } from '../../features/text-pages/text.ts'

/** Creates the page of a text of content/. The build calls it for each text. */
export const textPage = (text: Text): ComponentType =>
  function PageOfText() {
    return <TextPage text={text} />
  }

interface TextPageProps {
  text: Text
  /** Shown between the page's header and its text. */
  children?: ReactNode
  /** Shown below the links to the other pages, and after the text on a narrow screen. */
  beside?: ReactNode
  /** Shown below the text. */
  after?: ReactNode
}

/** A text with links to the other pages of its footer group. */
export function TextPage({ text, children, beside, after }: TextPageProps) {
  const { pathname } = useLocation()
  const description = fillFacts(text.description)
  return (
    <Page title={fillFacts(text.title)} description={description} path={pathname}>
      <PageHeader title={fillFacts(text.title)} lead={description} />
      {children}
      <TextSection $fillsScreen={beside !== undefined || after !== undefined}>
        <Columns>
          <TextBody blocks={text.blocks} />
          {beside ? (
            <div>
              <SiblingPages current={pathname} />
              {beside}
            </div>
          ) : (
            <SiblingPages current={pathname} />
          )}
        </Columns>
      </TextSection>
      {after}
    </Page>
  )
}

/** What comes late next to the text or below it then pushes nothing that is on the screen. */
const TextSection = styled(Section)<{ $fillsScreen: boolean }>`
  min-height: ${({ $fillsScreen }) => ($fillsScreen ? '100vh' : 'auto')};
  header + & {
    padding-top: 0;
  }
`

const Columns = styled.div`
  display: grid;
  gap: 64px;
  align-items: start;
  ${theme.media.ml} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 240px);
    /* Stays on the screen as a whole. */
    > div:last-child {
      position: sticky;
      top: 104px;
      > nav {
        position: static;
      }
    }
  }
`
