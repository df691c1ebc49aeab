import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { FactSource } from '@farandfew/domain/trips/practical-facts.ts'
import { printedOpen } from '@farandfew/ui/disclosure/disclosure.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface FactProps {
  title: string
  /** The answer in a few words. */
  answer?: ReactNode
  sources?: readonly FactSource[] | undefined
  children?: ReactNode
}

/** One fact: what it is about, the answer, then the details and where they come from. */
export function Fact({ title, answer, sources, children }: FactProps) {
  return (
    <Card>
      <h3>{title}</h3>
      {answer && <Answer>{answer}</Answer>}
      {children}
      {sources && <Sources sources={sources} />}
    </Card>
  )
}

/** A hyphen and a word joiner: no line ends after "e-" of "e-Visa", or after the first year of "1991-2020". */
const unbrokenHyphen = '-\u2060'

/** The sources, and the oldest date on which one of them was checked. */
function Sources({ sources }: { sources: readonly FactSource[] }) {
  const [oldest] = sources.map(({ checkedOn }) => checkedOn).sort()
  if (!oldest) return null
  return (
    <Source>
      <span>{sources.length === 1 ? 'Source: ' : 'Sources: '}</span>
      {sources.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && <span>{'; '}</span>}
          <a href={url} rel="noreferrer">
            {name.replace(/-/g, unbrokenHyphen)}
          </a>
        </span>
      ))}
      <span>{`. Checked `}</span>
      <time dateTime={oldest}>{formatDate(oldest)}</time>
    </Source>
  )
}

const Card = styled.div`
  container-type: inline-size;
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
  break-inside: avoid;
  margin-bottom: 16px;
  padding: 20px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  ${theme.media.split} {
    margin-bottom: 24px;
    padding: 28px;
  }
  @media print {
    padding: 0;
    border: 0;
  }
  h3 {
    margin-bottom: 8px;
    color: ${theme.colors.raspberry};
    font-family: ${theme.fonts.text};
    font-size: ${theme.fontSizes.body};
    font-weight: ${theme.fontWeights.label};
    letter-spacing: 0;
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

const Answer = styled.p`
  margin-bottom: 8px;
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.title};
  font-weight: ${theme.fontWeights.title};
  line-height: 1.25;
`

/** Details that most people need not read before they decide. */
export const More = styled.details`
  ${printedOpen}
  margin-top: 8px;
  summary {
    min-height: ${theme.touchTarget};
    padding-block: 10px;
    color: ${theme.colors.raspberry};
    cursor: pointer;
  }
`

const Source = styled(Quiet)`
  margin-top: 12px;
  a {
    color: inherit;
  }
`
