import { SkipLink } from '@farandfew/ui/page'
import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Header and footer around a page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink target="content" />
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
