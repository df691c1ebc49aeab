import type { AdminInquiry } from '@farandfew/domain/admin/inquiries'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Bar } from '../../shared/table/table.styles.ts'
import { Stack } from '../../shared/table/toolbar.styles.ts'
import { checkboxOf, type Selection } from '../../shared/table/selection.ts'
import { RowCheckbox } from '../../shared/table/selection-bar.tsx'
import { InquiryItem } from './inquiry-item.tsx'
import { Head, Sheet } from '../../shared/table/open-item.styles.ts'
import { useNow } from '../../shared/format/use-now.ts'

interface InquiryListProps {
  /** The accessible name of the list. */
  label: string
  inquiries: readonly AdminInquiry[]
  openId: number | undefined
  /** Called with the inquiry to open, or with nothing to close the open one. */
  onOpen: (id: number | undefined) => void
  /** Notes that the operator uses an inquiry. */
  touching?: (id: number) => object
  selection?: Selection
}

const placeholders = Array.from({ length: 6 }, (_, index) => index)

/** Inquiries, one of them open. */
export function InquiryList(props: InquiryListProps) {
  const { label, inquiries, openId, onOpen, touching, selection } = props
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  /** Opens the next inquiry without an answer, unless the operator has moved on. */
  const openNext = (answered: number) => {
    if (answered !== openId) return
    const index = inquiries.findIndex(({ id }) => id === answered)
    const isOpen = (one: AdminInquiry) => one.answeredAt === null && one.id !== answered
    const next = inquiries.slice(index + 1).find(isOpen) ?? inquiries.find(isOpen)
    if (!next) return
    onOpen(next.id)
    list.current?.querySelector<HTMLElement>(`[data-inquiry="${next.id}"] button`)?.focus()
  }
  return (
    <Stack as="ul" ref={list} role="list" aria-label={label}>
      {inquiries.map((inquiry) => (
        <Line key={inquiry.id} data-inquiry={inquiry.id} {...touching?.(inquiry.id)}>
          {selection && (
            <RowCheckbox {...checkboxOf(selection, String(inquiry.id), inquiry.name)} />
          )}
          <InquiryItem
            inquiry={inquiry}
            now={now}
            open={inquiry.id === openId}
            onToggle={() => onOpen(inquiry.id === openId ? undefined : inquiry.id)}
            onAnswered={openNext}
          />
        </Line>
      ))}
    </Stack>
  )
}

/** The shape of the list while it loads. */
export function InquiryListPlaceholder() {
  return (
    <Stack aria-hidden="true">
      {placeholders.map((place) => (
        <Sheet key={place} as="div">
          <Head>
            <Bar />
            <Bar />
          </Head>
        </Sheet>
      ))}
    </Stack>
  )
}

/** With its checkbox at the left, if it can be selected. */
const Line = styled.li`
  display: flex;
  align-items: start;
  > :last-child {
    flex: 1;
    min-width: 0;
  }
`
