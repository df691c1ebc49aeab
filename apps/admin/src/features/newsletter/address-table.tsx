import type { Newsletter } from '@farandfew/domain/newsletters'
import { Button } from '@farandfew/ui/button'
import { VisuallyHidden } from '@farandfew/ui/page'
import { type Ref, useId } from 'react'
import { Instant } from '../table/instant.tsx'
import { Bar, ScrollRegion, Table } from '../table/table.styles.ts'

interface AddressTableProps {
  addresses: readonly Newsletter[]
  onRemove: (subscription: Newsletter) => void
  ref?: Ref<HTMLDivElement>
}

const placeholders = Array.from({ length: 8 }, (_, index) => index)

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col" data-naming>
          Email
        </th>
        <th scope="col">Since</th>
        <th scope="col">Action</th>
      </tr>
    </thead>
  )
}

/** The addresses that the letters go to, a row each. */
export function AddressTable({ addresses, onRemove, ref }: AddressTableProps) {
  const captionId = useId()
  return (
    <ScrollRegion ref={ref} role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        <caption id={captionId}>Newsletter addresses</caption>
        <Head />
        <tbody>
          {addresses.map((subscription) => (
            <tr key={subscription.id}>
              <th scope="row">{subscription.email}</th>
              <td>
                <Instant value={subscription.createdAt} />
              </td>
              <td>
                <Button
                  variant="quiet"
                  data-removes={subscription.id}
                  onClick={() => onRemove(subscription)}
                >
                  {'Remove '}
                  <VisuallyHidden>{subscription.email}</VisuallyHidden>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}

/** The shape of the table, while the first addresses are on their way. */
export function AddressTablePlaceholder() {
  return (
    <ScrollRegion aria-hidden="true">
      <Table>
        <Head />
        <tbody>
          {placeholders.map((place) => (
            <tr key={place}>
              <td>
                <Bar />
              </td>
              <td>
                <Bar />
              </td>
              <td>
                <Bar />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}
