import type { AdminInquiry } from '@farandfew/domain/inquiries/admin-inquiries.ts'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Bar } from '../../shared/table/table.styles.ts'
import { Stack } from '../../shared/table/toolbar.styles.ts'
import { checkboxOf, type Selection } from '../../shared/table/selection.ts'
import { useShortcut } from '../../shared/keys/shortcuts.ts'
import { RowCheckbox } from '../annotations/selection-bar.tsx'
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
  /** Whether single letters are shortcuts. */
  singleKeys?: boolean
}

const placeholders = Array.from({ length: 6 }, (_, index) => index)

/** Inquiries, one of them open. */
export function InquiryList(props: InquiryListProps) {
  const { label, inquiries, openId, onOpen, touching, selection, singleKeys = false } = props
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  /** The inquiry that was opened after an answer, and not by the operator. */
  const [openedByItself, setOpenedByItself] = useState<number>()
  const goTo = (id: number) => {
    onOpen(id)
    list.current?.querySelector<HTMLElement>(`[data-inquiry="${id}"] button`)?.focus()
  }
  const step = (by: 1 | -1) => {
    const index = inquiries.findIndex(({ id }) => id === openId)
    const target = inquiries[Math.min(Math.max(index + by, 0), inquiries.length - 1)]
    if (!target || target.id === openId) return
    setOpenedByItself(undefined)
    goTo(target.id)
  }
  useShortcut('j', 'Next inquiry', () => step(1), { enabled: singleKeys })
  useShortcut('k', 'Previous inquiry', () => step(-1), { enabled: singleKeys })
  /** Opens the next inquiry without an answer, unless the operator has moved on. */
  const openNext = (answered: number) => {
    if (answered !== openId) return
    const index = inquiries.findIndex(({ id }) => id === answered)
    const isOpen = (one: AdminInquiry) => one.answeredAt === null && one.id !== answered
    const next = inquiries.slice(index + 1).find(isOpen) ?? inquiries.find(isOpen)
    if (!next) return
    setOpenedByItself(next.id)
    goTo(next.id)
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
            singleKeys={singleKeys}
            openedByItself={inquiry.id === openedByItself}
            onToggle={() => {
              setOpenedByItself(undefined)
              onOpen(inquiry.id === openId ? undefined : inquiry.id)
            }}
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
