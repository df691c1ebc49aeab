import { SkipLink } from '@farandfew/ui/page/skip-link.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Header and footer around a page. The Trip Pocket has neither: without a connection their links lead nowhere. */
export function Layout({ children }: { children: ReactNode }) {
  const main = (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  )
  if (/^\/groups\/\d+\/pocket$/.test(useLocation().pathname)) return main
  return (
    <>
      <SkipLink />
      <Header />
      {main}
      <Footer />
    </>
  )
}
