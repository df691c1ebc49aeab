import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { describePages } from './describe-pages.ts'
import { FilterChips } from './filter-chips.tsx'
import { ViewPanel, type ViewPanelProps } from './list-view.tsx'
import { CountLine } from './toolbar.styles.ts'

interface ListHeadProps<Row> extends ViewPanelProps<Row> {
  /** How many rows were found, in other words than usual. */
  found?: string | undefined
  /** What operators must know about the rows, next to their number. */
  note?: string | undefined
  /** The number of rows, for a page that focuses it. */
  ref?: Ref<HTMLParagraphElement> | undefined
  /** Between the views and the number of rows. */
  children?: ReactNode
}

/** What is above the rows of a list: its views if they are open, how many rows there are, and the filters that are set. */
export function ListHead<Row>({ found, note, ref, children, ...view }: ListHeadProps<Row>) {
  const { list } = view
  return (
    <>
      {list.viewing?.isOpen && <ViewPanel {...view} />}
      {children}
      <Found>
        <CountLine ref={ref} role="status" {...(ref && { tabIndex: -1 })}>
          {found ?? describePages(list.query, list.nouns)}
        </CountLine>
        {note !== undefined && <Quiet>{note}</Quiet>}
        <FilterChips chips={list.chips} onClear={list.showAll} />
      </Found>
    </>
  )
}

/** In a line of one height. */
const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  min-height: 36px;
`
