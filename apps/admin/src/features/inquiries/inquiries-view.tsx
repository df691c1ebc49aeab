import { assigneeFilters } from '@farandfew/domain/annotations/admin-annotations.ts'
import { exportAdminInquiries } from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import { inquiryStates, type InquiryState } from '@farandfew/domain/inquiries/inquiry-states.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { useQueueRefresh } from '../../shared/open-work/open-work.data.ts'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { SearchField } from '../../shared/search/search-field.tsx'
import { readId } from '../../shared/url/read-id.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import { CsvLink } from '../../shared/table/csv-link.tsx'
import { describePages } from '../../shared/table/describe-pages.ts'
import { CountLine, Stack, Tools } from '../../shared/table/toolbar.styles.ts'
import { useKeptRows, useTouchedRows } from '../../shared/table/keep-rows.ts'
import { FoldedFilters } from '../../shared/table/folded-filters.tsx'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { KeyHints } from '../../shared/keys/key-hints.tsx'
import { useShortcut } from '../../shared/keys/shortcuts.ts'
import { useSingleKeys } from '../../shared/keys/use-single-keys.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { useSelection } from '../../shared/table/selection.ts'
import { loadForSelection, SelectionBar } from '../annotations/selection-bar.tsx'
import { markSelected, selectedRow, useInquiries, useInquiry } from './inquiries.data.ts'
import { InquiryList, InquiryListPlaceholder } from './inquiry-list.tsx'

const stateOptions = [
  { value: 'open', label: 'Waiting for an answer' },
  { value: 'answered', label: 'Answered' },
  { value: 'all', label: 'All' },
] as const

const keyHints = [
  { key: 'J', label: 'next' },
  { key: 'K', label: 'previous' },
  { key: 'A', label: 'answered' },
  { key: 'X', label: 'select' },
]

const toState = (text: string): InquiryState =>
  inquiryStates.find((state) => state === text) ?? 'open'

/** The inquiries with their filters. The default shows those without an answer. */
export function InquiriesView() {
  const { search, typed, type, apply, clear, fieldRef } = useUrlSearch()
  const { get, change } = useUrlState()
  const state = toState(get('state'))
  const openId = readId(get('open'))
  const open = (id: number | undefined) => change({ open: id === undefined ? '' : String(id) })
  const assignee = assigneeFilters.find((one) => one === get('assignee')) ?? ''
  const query = useInquiries(search, state, assignee)
  useQueueRefresh('inquiries', query)
  const { touched, touching } = useTouchedRows()
  const listed = useKeptRows(query, {
    keyOf: ({ id }) => id,
    kept: [...touched, openId ?? 0],
    listKey: `${state} ${assignee} ${search}`,
  })
  const isElsewhere = query.isSuccess && openId && !listed.some(({ id }) => id === openId)
  const selection = useSelection(
    listed.map(({ id }) => String(id)),
    `${state} ${assignee} ${search}`,
  )
  const isListed = listed.some(({ id }) => id === openId)
  const [singleKeys, setSingleKeys] = useSingleKeys()
  useShortcut('x', 'Select the open inquiry', () => selection.toggle(String(openId)), {
    enabled: singleKeys && isListed,
    of: String(openId),
  })

  return (
    <Stack>
      <KeyHints hints={keyHints} singleKeys={singleKeys} onChoose={setSingleKeys} />
      <Tools>
        <SearchField
          ref={fieldRef}
          label="Search inquiries"
          hint="By name, email, message or tag"
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        <FoldedFilters active={[state === 'open' ? '' : state, assignee].filter(Boolean).length}>
          <SelectField
            label="Show"
            name="state"
            options={stateOptions}
            value={state}
            onChange={({ currentTarget: { value } }) =>
              change({ state: value === 'open' ? '' : value })
            }
          />
          <SelectField
            label="Assigned to"
            name="assignee"
            placeholder="Anyone"
            value={assignee}
            options={[
              { value: 'me', label: `Me (${query.data?.pages[0]?.assignedToMe ?? 0})` },
              { value: 'none', label: 'No one' },
            ]}
            onChange={({ currentTarget: { value } }) => change({ assignee: value })}
          />
        </FoldedFilters>
        <CsvLink path={exportAdminInquiries.path} query={{ search, state, assignee }} />
        <CountLine role="status">
          {describePages(query, { one: 'inquiry', many: 'inquiries' })}
        </CountLine>
      </Tools>
      {isElsewhere && <InquiryElsewhere id={openId} onClose={() => open(undefined)} />}
      <SelectionBar
        selection={selection}
        rows={listed.filter(({ id }) => selection.keys.has(String(id))).map(selectedRow)}
        total={query.data?.pages.at(-1)?.total ?? 0}
        onSelectAll={async () =>
          selection.set((await loadForSelection(query)).map(({ id }) => String(id)))
        }
        csv={{
          path: exportAdminInquiries.path,
          query: { ids: [...selection.keys].join('.') },
        }}
      >
        {(run, busy) => (
          <Allowed to="write">
            <ActionButton variant="primary" busy={busy} onAction={() => run(markSelected)}>
              Mark selected as answered
            </ActionButton>
          </Allowed>
        )}
      </SelectionBar>
      <PagedResults
        query={query}
        what="inquiries"
        shown={listed.length}
        placeholder={<InquiryListPlaceholder />}
        empty={
          <EmptyNotice
            isFiltered={search !== '' || assignee !== ''}
            none={nothing[state]}
            notFound="Try fewer letters, or search all inquiries."
            onClear={clear}
          />
        }
      >
        {() => (
          <InquiryList
            label="Inquiries"
            inquiries={listed}
            openId={openId}
            onOpen={open}
            touching={touching}
            singleKeys={singleKeys}
            selection={selection}
          />
        )}
      </PagedResults>
    </Stack>
  )
}

/** The inquiry in the URL, if the list does not show it. */
function InquiryElsewhere({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useInquiry(id)
  if (data) {
    return <InquiryList label="Opened inquiry" inquiries={[data]} openId={id} onOpen={onClose} />
  }
  if (errorUpdateCount === 0) return <p role="status">Loading inquiry {id}…</p>
  return (
    <LoadProblem
      title={`We could not open inquiry ${id}.`}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

const nothing: Record<InquiryState, string> = {
  open: 'No inquiry is waiting for an answer.',
  answered: 'No inquiry is marked as answered yet.',
  all: 'Inquiries appear here when visitors write.',
}
