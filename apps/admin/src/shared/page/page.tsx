import { visuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { rooms } from '../pages.ts'
import { useRooms, usePlace } from '../rooms.ts'
import { documentTitle } from './document-title.ts'

interface PageProps {
  /** The heading, and the document's title before the console's name. */
  title: string
  children: ReactNode
}

/** A page with its document title, its h1, and the focus on arrival. */
export function Page(props: PageProps) {
  const top = useFocusOnArrival()
  const [own, setOwn] = useState<string>()
  const title = own ?? props.title
  const shownAbove = useShownAbove(title)
  return (
    <div ref={top}>
      <title>{documentTitle(title)}</title>
      <PageHeading tabIndex={-1} $shownAbove={shownAbove}>
        {title}
      </PageHeading>
      <Retitle value={setOwn}>{props.children}</Retitle>
    </div>
  )
}

/** Where a link above the page has the same words: among the pages of the room, or only in the bar of a small screen. */
function useShownAbove(title: string): 'always' | 'small' | undefined {
  const { room, page } = usePlace()
  const pages = useRooms().find(({ name }) => name === room)?.pages ?? []
  if (pages.length > 1 && pages.some((one) => one.page === page && one.name === title)) {
    return 'always'
  }
  return room && rooms[room].name === title ? 'small' : undefined
}

const Retitle = createContext<(title: string | undefined) => void>(() => undefined)

/** Gives the page another title, once it is known. */
export function usePageTitle(title: string | undefined): void {
  const retitle = use(Retitle)
  useEffect(() => {
    retitle(title)
    return () => retitle(undefined)
  }, [retitle, title])
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

/** Only screen readers need it below a link or a bar with the same words. */
const PageHeading = styled.h1<{ $shownAbove: 'always' | 'small' | undefined }>`
  margin-bottom: 16px;
  font-size: ${theme.fontSizes.page};
  ${({ $shownAbove }) => $shownAbove === 'always' && visuallyHidden}
  ${theme.below.ml} {
    margin-bottom: 12px;
    font-size: ${theme.fontSizes.heading};
    ${({ $shownAbove }) => $shownAbove && visuallyHidden}
  }
`
