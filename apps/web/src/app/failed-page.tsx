import { Button } from '@farandfew/ui/button'
import { Section } from '@farandfew/ui/page'

/** Shown instead of a page whose code could not be loaded or that threw. The rest of the site keeps working. */
export const FailedPage = () => (
  <Section>
    <h1>This page did not load</h1>
    <p>Your connection may have dropped. Anything you have already sent is safe.</p>
    <Button onClick={() => window.location.reload()}>Reload the page</Button>
  </Section>
)
