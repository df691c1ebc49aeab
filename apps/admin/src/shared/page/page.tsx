import { visuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useCurrentPage } from '../layout/use-current-page.ts'
import { documentTitle } from './document-title.ts'

interface PageProps {
  /** The heading, and the document's title before the console's name. */
  title: string
  children: ReactNode
}

/** A page with its document title, its h1, and the focus on arrival. */
export function Page({ title, children }: PageProps) {
  const top = useFocusOnArrival()
  const isInBar = useCurrentPage()?.name === title
  return (
    <div ref={top}>
      <title>{documentTitle(title)}</title>
      <Heading tabIndex={-1} $isInBar={isInBar}>
        {title}
      </Heading>
      {children}
    </div>
  )
}

let isFirstPage = true

/**
 * Focuses the heading of a new page, so that a screen reader reads it, unless the page has focused something itself.
 * Does nothing on the first page of a visit.
 */
function useFocusOnArrival() {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leaveFocus = isFirstPage || top.current?.contains(document.activeElement)
    isFirstPage = false
    if (!leaveFocus) top.current?.querySelector('h1')?.focus()
  }, [])
  return top
}

/** Only screen readers need it below a bar with the same words. */
const Heading = styled.h1<{ $isInBar: boolean }>`
  margin-bottom: 24px;
  font-size: ${theme.fontSizes.page};
  ${theme.below.ml} {
    margin-bottom: 12px;
    font-size: ${theme.fontSizes.heading};
    ${({ $isInBar }) => $isInBar && visuallyHidden}
  }
`
