import { Button } from '@farandfew/ui/button/button.tsx'
import { openSignIn } from '../current-member/open-sign-in.ts'
import { Message } from './message.tsx'

interface LogInFirstProps {
  title: string
  lead: string
}

/** A member's page as a visitor sees it. */
export const LogInFirst = ({ title, lead }: LogInFirstProps) => (
  <Message title={title} lead={lead}>
    <LogInButton />
  </Message>
)

/** After the login the same address shows the member's page. */
export const LogInButton = () => (
  <Button onClick={(event) => openSignIn('initial', event.currentTarget, () => undefined)}>
    Log In
  </Button>
)
