import { Section } from '@farandfew/ui/page/section.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { island } from '../../shared/deferred/island.tsx'

const BeforeAlone = island(() => import('./before-alone.tsx'))

/** What the club is for, and what people ask before they travel alone. */
export function IntroSection() {
  return (
    <Opening>
      <Statement>
        <h2>You decide to go. We find the others.</h2>
        <p>
          Nobody comes as half of a couple or with a circle of friends, so everyone at the table is
          new.
        </p>
      </Statement>
      <BeforeAlone />
    </Opening>
  )
}

/* Hero, opening and destinations follow each other on the same background. */
const Opening = styled(Section)`
  padding-block: 8px clamp(32px, 5vw, 64px);
  ${theme.below.sm} {
    padding-block: 8px 0;
  }
`

const Statement = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 32px;
  h2 {
    max-width: 11em;
    font-size: ${theme.fontSizes.page};
  }
  p {
    max-width: 39em;
  }
  ${theme.media.split} {
    grid-template-columns: 1fr 1fr;
    gap: 64px;
    align-items: end;
    p {
      font-size: ${theme.fontSizes.lead};
    }
  }
`
