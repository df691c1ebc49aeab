import { ApiError } from '@farandfew/api-client'
import { Button } from '@farandfew/ui/button/button.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Actions, Grid, Shape } from '@farandfew/ui/primitives/primitives.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { openSignIn } from '../../../shared/current-member/current-member.data.ts'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** Names the data in 'Loading …' and 'We could not load …': 'your trips'. */
  what: string
  children: (data: Data) => ReactNode
}

/** Renders the data of a query, a placeholder while it loads, or an error with a retry button. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isFetching) return <Loading what={what} />
  return <LoadProblem what={what} error={query.error} onRetry={() => void query.refetch()} />
}

/** The placeholder shown while data loads. */
export function Loading({ what }: { what: string }) {
  return (
    <>
      <VisuallyHidden role="status">{`Loading ${what}…`}</VisuallyHidden>
      <Grid aria-hidden minWidth={300} fit>
        <Shape height="168px" breathing />
        <Shape height="168px" breathing />
      </Grid>
    </>
  )
}

interface LoadProblemProps {
  what: string
  error: unknown
  onRetry: () => void
}

function LoadProblem({ what, error, onRetry }: LoadProblemProps) {
  const title = `We could not load ${what}.`
  const isSessionOver = error instanceof ApiError && error.status === 401
  if (!isSessionOver) return <Problem title={title} retryLabel="Try Again" onRetry={onRetry} />
  return (
    <Problem title={title} detail="You have been logged out. Please log in again.">
      <Button
        variant="secondary"
        onClick={(event) => openSignIn('initial', event.currentTarget, onRetry)}
      >
        Log In
      </Button>
    </Problem>
  )
}

interface EmptyProps {
  title: string
  children: ReactNode
  /** A button or link to the next step. */
  action: ReactNode
}

/** Shown if there is no data yet. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <EmptyBox>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{children}</p>
      <Actions marginTop={6}>{action}</Actions>
    </EmptyBox>
  )
}

const EmptyBox = styled.div`
  max-width: 640px;
  padding: 24px;
  border: 1px dashed ${theme.colors.edge};
  border-radius: ${theme.radii.card};
  p + p {
    margin-top: 4px;
    color: ${theme.colors.inkSoft};
  }
`
