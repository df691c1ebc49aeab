import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A few words above a heading. */
export const Eyebrow = styled.p`
  margin-bottom: ${theme.space(3)};
  color: ${theme.colors.raspberry};
  font-size: ${theme.fontSizes.small};
  font-weight: ${theme.fontWeights.label};
  line-height: 1.4;
  [data-tone='night'] & {
    color: ${theme.colors.saffronLight};
  }
`

/** One or two sentences below a heading. */
export const Lead = styled.p`
  max-width: 37em;
  margin-top: ${theme.space(3)};
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.lead};
  [data-tone='night'] & {
    color: ${theme.colors.nightSoft};
  }
`

export interface SectionHeadingProps {
  /** The id that the section's `labelledBy` refers to. */
  id?: string
  eyebrow?: ReactNode
  lead?: ReactNode
  level?: 2 | 3
  children: ReactNode
}

export function SectionHeading({ id, eyebrow, lead, level = 2, children }: SectionHeadingProps) {
  return (
    <Head>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading id={id} as={level === 3 ? 'h3' : 'h2'}>
        {children}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
    </Head>
  )
}

const Head = styled.div`
  margin-bottom: ${theme.space(6)};
  ${theme.media.md} {
    margin-bottom: ${theme.space(12)};
  }
`

const Heading = styled.h2`
  font-size: ${theme.fontSizes.page};
  h3& {
    font-size: ${theme.fontSizes.heading};
  }
`
