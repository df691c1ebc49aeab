import { SkipLink } from '@farandfew/ui/page'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Header and footer around a page. The Trip Pocket has neither: without a connection their links lead nowhere. */
export function Layout({ children }: { children: ReactNode }) {
  const main = (
    <Main id="content" tabIndex={-1}>
      {children}
    </Main>
  )
  if (/^\/groups\/\d+\/pocket$/.test(useLocation().pathname)) return main
  return (
    <>
      <SkipLink target="content" />
      <Header />
      {main}
      <Footer />
    </>
  )
}

/** The footer is below the first screen, so that nothing that loads later moves it into view or out of it. */
const Main = styled.main`
  min-height: 100vh;
  @media print {
    min-height: 0;
  }
`
