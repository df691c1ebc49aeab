import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { documentTitle } from './document-title.ts'

interface PageProps {
  /** The heading, and the document's title before the console's name. */
  title: string
  children: ReactNode
}

/** A screen: its title, its one h1, and the focus that a person expects after going to it. */
export function Page({ title, children }: PageProps) {
  const top = useArrival()
  return (
    <div ref={top}>
      <title>{documentTitle(title)}</title>
      <Heading tabIndex={-1}>{title}</Heading>
      {children}
    </div>
  )
}

let isFirstPage = true

/**
 * Puts the focus on a new screen's heading, which a screen reader then reads, unless the screen has
 * put it on a field of its own. The first screen of a visit is left as the browser opens it.
 */
function useArrival() {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leaveFocus = isFirstPage || top.current?.contains(document.activeElement)
    isFirstPage = false
    if (!leaveFocus) top.current?.querySelector('h1')?.focus()
  }, [])
  return top
}

const Heading = styled.h1`
  margin-bottom: 24px;
  font-size: ${({ theme }) => theme.fontSizes.page};
`
