import { Lead } from '@farandfew/ui/page/headings.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

interface PagePartProps {
  id?: string
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** A part of a column of text, with its heading. `Section` is as wide as the page. */
export function PagePart({ id, title, lead, children }: PagePartProps) {
  const headingId = useId()
  return (
    <Part id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
      <div>{children}</div>
    </Part>
  )
}

const Part = styled.section`
  padding-top: ${theme.space(6)};
  > div {
    margin-top: ${theme.space(3)};
    ${theme.media.md} {
      margin-top: ${theme.space(6)};
    }
  }
  ${theme.media.ml} {
    padding-top: ${theme.space(16)};
  }
  > h2 {
    font-size: ${theme.fontSizes.page};
  }
`
