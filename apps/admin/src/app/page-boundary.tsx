import { Button } from '@farandfew/ui/button'
import { ErrorBoundary } from '@farandfew/ui/error-boundary'
import { Notice } from '@farandfew/ui/problem'
import type { ReactNode } from 'react'

/** Replaces a page that throws. The header, and with it the lock, stays usable. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<BrokenPage />}>{children}</ErrorBoundary>
}

function BrokenPage() {
  return (
    <>
      <h1>This page broke</h1>
      <Notice role="alert">
        <p>Nothing that was stored is lost.</p>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Load it again
        </Button>
      </Notice>
    </>
  )
}
