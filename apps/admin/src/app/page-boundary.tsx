import { Button } from '@farandfew/ui/button/button.tsx'
import { ErrorBoundary } from '@farandfew/ui/error-boundary/error-boundary.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import type { ReactNode } from 'react'

/** Replaces a page that throws. The header with its lock button keeps working. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<BrokenPage />}>{children}</ErrorBoundary>
}

function BrokenPage() {
  return (
    <>
      <h1>Something went wrong on this page</h1>
      <Notice role="alert">
        <p>Everything that you have saved is safe.</p>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Notice>
    </>
  )
}
