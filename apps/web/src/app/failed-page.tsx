import { pageTitle } from '@farandfew/domain/constants/labels.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Lead } from '@farandfew/ui/page/headings.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'

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
