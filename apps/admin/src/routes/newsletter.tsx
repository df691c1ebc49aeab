import {
  newsletterOrder,
  type NewsletterSubscription,
} from '@farandfew/domain/newsletters/admin-newsletters.ts'
import {
  exportAdminNewsletters,
  listAdminNewsletters,
} from '@farandfew/domain/newsletters/admin-newsletters.contract.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useRef, useState } from 'react'
import { Instant } from '../shared/format/instant.tsx'
import { paths } from '../shared/paths.ts'
import { Allowed } from '../shared/role/allowed.tsx'
import { ListTable } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import type { ListColumn } from '../shared/table/list-column.ts'
import { useList } from '../shared/table/use-list.ts'
import { Removal } from '../features/mailings/remove-address.tsx'

const columnsOf = (
  remove: (subscription: NewsletterSubscription) => void,
): readonly ListColumn<NewsletterSubscription>[] => [
  {
    heading: 'Email',
    sort: 'email',
    naming: true,
    cell: ({ email, refusedAt }) => (
      <>
        <span>{email}</span>
        {refusedAt !== null && (
          <span>
            {' '}
            <Badge tone="red">Refused</Badge>
          </span>
        )}
      </>
    ),
  },
  { heading: 'Since', sort: 'added', cell: ({ createdAt }) => <Instant value={createdAt} /> },
  {
    heading: 'Action',
    cell: (subscription) => (
      <Allowed to="write">
        <Button variant="quiet" data-removes={subscription.id} onClick={() => remove(subscription)}>
          {'Remove '}
          <VisuallyHidden>{subscription.email}</VisuallyHidden>
        </Button>
      </Allowed>
    ),
  },
]

/** The subscribers of the newsletter, newest first. */
export default function NewsletterPage() {
  const list = useList(listAdminNewsletters, {
    nouns: { one: 'address', many: 'addresses' },
    file: exportAdminNewsletters,
    order: newsletterOrder,
    saved: 'addresses',
  })
  const [leaving, setLeaving] = useState<NewsletterSubscription>()
  const table = useRef<HTMLDivElement>(null)
  // The button that opened the dialog may be removed with its row.
  const returnFocus = (event: Event) => {
    event.preventDefault()
    const button = table.current?.querySelector<HTMLElement>(`[data-removes="${leaving?.id}"]`)
    ;(button ?? table.current ?? list.search.fieldRef.current)?.focus()
  }
  return (
    <>
      <Stack gap={1}>
        <ListTools list={list} label="Search addresses" hint="By any part of the address">
          <Allowed to="write">
            <ButtonLink variant="secondary" href={paths.writeTo('newsletter')}>
              Write to the list
            </ButtonLink>
          </Allowed>
        </ListTools>
        <ListTable
          list={list}
          label="Newsletter addresses"
          columns={columnsOf(setLeaving)}
          empty={{
            none: 'Addresses appear here when visitors subscribe.',
            notFound: 'Try fewer letters: the search finds parts of an address.',
          }}
          regionRef={table}
        />
      </Stack>
      {leaving && (
        <Removal
          subscription={leaving}
          onClose={() => setLeaving(undefined)}
          onCloseAutoFocus={returnFocus}
        />
      )}
    </>
  )
}
