import type { NewsletterSubscription } from '@farandfew/domain/newsletters/admin-newsletters.ts'
import type { Newsletter } from '@farandfew/domain/newsletters/newsletter.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { type Ref, useId } from 'react'
import { Instant } from '../../shared/format/instant.tsx'
import { Allowed } from '../../shared/role/allowed.tsx'
import { TableHead } from '../../shared/table/table-head.tsx'
import { ScrollRegion, Table } from '../../shared/table/table.styles.ts'

interface AddressTableProps {
  addresses: readonly NewsletterSubscription[]
  onRemove: (subscription: Newsletter) => void
  ref?: Ref<HTMLDivElement>
}

export const addressColumns = ['Email', 'Since', 'Action'] as const

/** The subscribed addresses. */
export function AddressTable({ addresses, onRemove, ref }: AddressTableProps) {
  const captionId = useId()
  return (
    <ScrollRegion ref={ref} role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        <caption id={captionId}>Newsletter addresses</caption>
        <TableHead columns={addressColumns} naming="Email" />
        <tbody>
          {addresses.map((subscription) => (
            <tr key={subscription.id}>
              <th scope="row">
                {subscription.email}
                {subscription.refusedAt !== null && (
                  <>
                    {' '}
                    <Badge tone="red">Refused</Badge>
                  </>
                )}
              </th>
              <td>
                <Instant value={subscription.createdAt} />
              </td>
              <td>
                <Allowed to="write">
                  <Button
                    variant="quiet"
                    data-removes={subscription.id}
                    onClick={() => onRemove(subscription)}
                  >
                    {'Remove '}
                    <VisuallyHidden>{subscription.email}</VisuallyHidden>
                  </Button>
                </Allowed>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}
