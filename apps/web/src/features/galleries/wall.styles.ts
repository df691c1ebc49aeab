import { Section } from '@farandfew/ui/page/section.tsx'
import { styled } from 'styled-components'

/** Less space below a header of another colour. */
export const Wall = styled(Section)`
  padding-top: clamp(24px, 4vw, 48px);
`
