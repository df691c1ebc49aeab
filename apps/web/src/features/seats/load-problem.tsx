import { ApiError } from '@farandfew/api-client'
import { Button } from '@farandfew/ui/button/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { openSignIn, setCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { Page } from '../../shared/head/page.tsx'
import { Message } from '../../shared/layout/message.tsx'

interface LoadProblemProps {
  /** The title and the description of the page that did not load. */
  title: string
  description: string
  /** What could not be read. */
  lead: string
  error: unknown
  onRetry: () => void
}

/** The page if the session is over, or if something could not be read. */
export function LoadProblem({ title, description, lead, error, onRetry }: LoadProblemProps) {
  const queryClient = useQueryClient()
  if (error instanceof ApiError && error.status === 401) {
    return (
      <Page title={title} description={description}>
        <Message title="Please log in again" lead="You have been logged out.">
          <Button
            onClick={() => {
              setCurrentUser(queryClient, null)
              openSignIn('initial', document.activeElement, onRetry)
            }}
          >
            Log In
          </Button>
        </Message>
      </Page>
    )
  }
  return (
    <Page title={title} description={description}>
      <Message title="This page did not load" lead={lead}>
        <Button onClick={onRetry}>Try Again</Button>
      </Message>
    </Page>
  )
}
