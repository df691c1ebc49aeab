import { Button } from '@farandfew/ui/button'
import { Lead, Section } from '@farandfew/ui/page'

/** Shown instead of a page whose code could not be loaded or that threw. The rest of the site keeps working. */
export const FailedPage = () => (
  <Section>
    <h1>This page did not load</h1>
    <Lead>Your connection may have dropped. What you have sent is safe.</Lead>
    <Button style={{ marginTop: 16 }} onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  </Section>
)
