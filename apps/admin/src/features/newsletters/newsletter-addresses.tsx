import { exportAdminNewsletters } from '@farandfew/domain/newsletters/admin-newsletters.contract.ts'
import type { Newsletter } from '@farandfew/domain/newsletters/newsletter.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { useRef, useState } from 'react'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { SearchField } from '../../shared/search/search-field.tsx'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import { CsvLink } from '../../shared/table/csv-link.tsx'
import { describePages } from '../../shared/table/describe-pages.ts'
import { CountLine, Stack, Tools } from '../../shared/table/toolbar.styles.ts'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { TablePlaceholder } from '../../shared/table/table-placeholder.tsx'
import { addressColumns, AddressTable } from './address-table.tsx'
import { useAddresses } from './newsletters.data.ts'
import { RemovalDialog } from './removal-dialog.tsx'

/** The subscribed addresses: search, count, CSV file and removal. */
export function NewsletterAddresses() {
  const { search, typed, type, apply, clear, fieldRef } = useUrlSearch()
  const query = useAddresses(search)
  const [leaving, setLeaving] = useState<Newsletter>()
  const table = useRef<HTMLDivElement>(null)
  // The button that opened the dialog may be removed with its row.
  const returnFocus = (event: Event) => {
    event.preventDefault()
    const asked = table.current?.querySelector<HTMLElement>(`[data-removes="${leaving?.id}"]`)
    ;(asked ?? table.current ?? fieldRef.current)?.focus()
  }

  return (
    <Stack>
      <Tools>
        <SearchField
          ref={fieldRef}
          label="Search addresses"
          hint="By any part of the address"
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        <Allowed to="write">
          <ButtonLink variant="secondary" href={paths.write('newsletter')}>
            Write to the List
          </ButtonLink>
        </Allowed>
        <CsvLink path={exportAdminNewsletters.path} query={{ search }} />
        <CountLine role="status">
          {describePages(query, { one: 'address', many: 'addresses' })}
        </CountLine>
      </Tools>
      <PagedResults
        query={query}
        what="addresses"
        placeholder={<TablePlaceholder columns={addressColumns} naming="Email" />}
        empty={
          <EmptyNotice
            isFiltered={search !== ''}
            none="Addresses appear here when visitors subscribe."
            notFound="Try fewer letters: the search finds parts of an address."
            onClear={clear}
          />
        }
      >
        {(pages) => (
          <AddressTable
            ref={table}
            addresses={pages.flatMap(({ items }) => items)}
            onRemove={setLeaving}
          />
        )}
      </PagedResults>
      {leaving && (
        <RemovalDialog
          subscription={leaving}
          onClose={() => setLeaving(undefined)}
          onCloseAutoFocus={returnFocus}
        />
      )}
    </Stack>
  )
}
