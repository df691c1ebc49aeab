import { Disclosure, DisclosureSummary } from '@farandfew/ui/disclosure/disclosure.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface FactProps {
  /** `#visa` leads to the fact and opens it. */
  id: string
  title: string
  /** The answer in a line, which a closed row shows too. */
  answer: ReactNode
  children: ReactNode
}

/** One fact as a row that opens: what it is about and the answer, then the details. */
export function Fact({ id, title, answer, children }: FactProps) {
  return (
    <Disclosure>
      <DisclosureSummary $compact>
        <Line>
          <h3>{title}</h3>
          <span>{answer}</span>
        </Line>
      </DisclosureSummary>
      {/* Inside the row, so that browsers open it for a link on their own. */}
      <Details id={id}>{children}</Details>
    </Disclosure>
  )
}

const Line = styled.span`
  display: grid;
  gap: 0 ${theme.space(6)};
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.4;
  ${theme.media.md} {
    grid-template-columns: 11rem 1fr;
    align-items: baseline;
  }
  h3 {
    color: ${theme.colors.raspberry};
    font-family: ${theme.fonts.text};
    font-size: ${theme.fontSizes.body};
    font-weight: ${theme.fontWeights.label};
    letter-spacing: 0;
    line-height: 1.4;
  }
`

const Details = styled.div`
  container-type: inline-size;
  max-width: ${theme.widths.text};
  padding-bottom: ${theme.space(6)};
  /* The row, and the site's header, which is sticky. */
  scroll-margin-top: 150px;
  ${theme.media.md} {
    padding-left: calc(11rem + ${theme.space(6)});
  }
  @media print {
    padding-left: 0;
  }
  /* In rem: a phone with a large font. */
  @container (max-width: 13rem) {
    dl,
    dl > div {
      display: block;
    }
    td,
    th,
    dd {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  p + p,
  p + ul,
  ul + p,
  dl + p,
  p + dl,
  table + p {
    margin-top: 8px;
  }
`
