import { Section } from '@farandfew/ui/page/section.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export function IntroSection() {
  return (
    <Opening>
      <Statement>
        <h2>You decide to go. We find the others.</h2>
        <p>
          Every group is eight to twelve people, all of them travelling solo, most of them in their
          thirties. You meet on our private platform before you meet at the airport, so the first
          dinner starts in the middle of a conversation.
        </p>
      </Statement>
    </Opening>
  )
}

/* On a phone, hero, opening and destinations follow each other on the same background. */
const Opening = styled(Section)`
  ${theme.below.sm} {
    padding-block: 8px 0;
  }
`

const Statement = styled.div`
  display: grid;
  gap: 16px;
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
    p {
      font-size: ${theme.fontSizes.lead};
    }
  }
`
