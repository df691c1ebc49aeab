import { pageTitle } from '@farandfew/domain/constants'
import { Button } from '@farandfew/ui/button'
import { Lead, Section } from '@farandfew/ui/page'

const title = 'This page did not load'

/** Shown instead of a page whose code could not be loaded or that threw. The rest of the site keeps working. */
export const FailedPage = () => (
  <Section>
    <title>{pageTitle(title)}</title>
    <h1>{title}</h1>
    <Lead>Your connection may have dropped. What you have sent is safe.</Lead>
    <Button style={{ marginTop: 16 }} onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  </Section>
)
