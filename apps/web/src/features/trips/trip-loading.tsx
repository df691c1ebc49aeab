import { Section } from '@farandfew/ui/page/section.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Shape } from '@farandfew/ui/primitives/primitives.ts'
import { Page } from '../../shared/head/page.tsx'

export function TripLoading() {
  return (
    <Page title="Trip" description="A trip of the club.">
      <Section>
        <VisuallyHidden as="p" role="status">
          Loading the trip
        </VisuallyHidden>
        <Shape ground="blush" marginBottom={5} width="50%" height="48px" />
        <Shape ground="blush" marginBottom={5} width="80%" height="24px" />
        <Shape ground="blush" marginBottom={5} height="auto" style={{ aspectRatio: '16 / 9' }} />
      </Section>
    </Page>
  )
}
