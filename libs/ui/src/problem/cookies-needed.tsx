import { ReloadButton } from '../error-boundary/reload-button.tsx'
import { Problem } from './problem.tsx'

/** In place of a login while the browser blocks cookies: it would be forgotten at once, and asked for again. */
export const CookiesNeeded = () => (
  <Problem
    title="Logging in needs cookies."
    detail="Your browser blocks them. Please allow cookies for this site, and then reload the page."
  >
    <ReloadButton />
  </Problem>
)
