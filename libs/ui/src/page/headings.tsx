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
  lead?: ReactNode
  children: ReactNode
}

export function SectionHeading({ id, lead, children }: SectionHeadingProps) {
  return (
    <Head>
      <Heading id={id}>{children}</Heading>
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
`
