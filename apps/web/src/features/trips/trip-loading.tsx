import { Section } from '@farandfew/ui/page/section.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Page } from '../../shared/head/page.tsx'

export function TripLoading() {
  return (
    <Page title="Trip" description="A trip of the club.">
      <Section>
        <VisuallyHidden as="p" role="status">
          Loading the trip
        </VisuallyHidden>
        <Block style={{ width: '50%', height: 48 }} />
        <Block style={{ width: '80%', height: 24 }} />
        <Block style={{ aspectRatio: '16 / 9' }} />
      </Section>
    </Page>
  )
}

const Block = styled.div`
  margin-bottom: 20px;
  border-radius: 4px;
  background: ${theme.colors.blush};
`
