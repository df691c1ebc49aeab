import type { AdminInquiry } from '@farandfew/domain/admin/inquiries'
import { Bar } from '../../shared/table/table.styles.ts'
import { Stack } from '../../shared/table/toolbar.styles.ts'
import { InquiryItem } from './inquiry-item.tsx'
import { Head, Sheet } from '../../shared/table/open-item.styles.ts'
import { useNow } from './use-now.ts'

interface InquiryListProps {
  /** The accessible name of the list. */
  label: string
  inquiries: readonly AdminInquiry[]
  openId: number | undefined
  /** Called with the inquiry to open, or with nothing to close the open one. */
  onOpen: (id: number | undefined) => void
}

const placeholders = Array.from({ length: 6 }, (_, index) => index)

/** Inquiries, one of them open. */
export function InquiryList({ label, inquiries, openId, onOpen }: InquiryListProps) {
  const now = useNow()
  return (
    <Stack as="ul" role="list" aria-label={label}>
      {inquiries.map((inquiry) => (
        <li key={inquiry.id}>
          <InquiryItem
            inquiry={inquiry}
            now={now}
            open={inquiry.id === openId}
            onToggle={() => onOpen(inquiry.id === openId ? undefined : inquiry.id)}
          />
        </li>
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
