import type { NamedAuditEntry } from '@farandfew/domain/audit/admin-audit.ts'
import { describeEntry } from '@farandfew/domain/audit/describe-entry.ts'
import { roleLabels } from '@farandfew/domain/contract/roles.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Facts } from '@farandfew/ui/primitives/blocks.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ListColumn } from '../../shared/table/list-column.ts'
import { type FieldChange, fieldChanges, readableField, toLabel } from './field-changes.ts'

const Value = ({ text }: { text: string | undefined }) =>
  text ?? (
    <Quiet as="span" size="inherit">
      nothing
    </Quiet>
  )

/** The column with the button that opens a row below itself. `noun` is what a row is called. */
export const detailsColumn = (
  noun: string,
  openId: number | undefined,
  toggle: (id: number) => void,
): ListColumn<{ id: number }> => ({
  heading: 'Details',
  cell: ({ id }) => (
    <Button variant="quiet" aria-expanded={id === openId} onClick={() => toggle(id)}>
      <span>{id === openId ? 'Close ' : 'Open '}</span>
      <VisuallyHidden>{`${noun} ${id}`}</VisuallyHidden>
    </Button>
  ),
})

/** The details of an entry: what was done, in full, each changed field before and after, its session and its address. */
export function AuditDetails({
  entry,
  undoButton,
}: {
  entry: NamedAuditEntry
  undoButton: ReactNode
}) {
  const changes = fieldChanges(entry)
  const details = Object.entries(entry.details)
  return (
    <DetailsSheet>
      <p>{describeEntry(entry)}</p>
      {changes.length > 0 && <ChangeTable changes={changes} />}
      {undoButton}
      <Facts>
        <Fact name="Action" text={entry.action} />
        {entry.subject !== null && (
          <Fact name="Subject" text={entry.subjectName ?? entry.subject} />
        )}
        {details.map(([name, value]) => (
          <Fact key={name} name={toLabel(name)} text={readableField(name, value, entry.names)} />
        ))}
        <Fact name="Role" text={entry.role ? roleLabels[entry.role] : undefined} />
        <Fact name="Session" text={entry.session ?? undefined} />
        <Fact name="Address" text={entry.address ?? undefined} />
        <Fact name="Entry" text={String(entry.id)} />
      </Facts>
    </DetailsSheet>
  )
}

function Fact({ name, text }: { name: string; text: string | undefined }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Value text={text} />
      </dd>
    </>
  )
}

function ChangeTable({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <Changes>
      <caption>What was changed</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>
              <Value text={before} />
            </td>
            <td>
              <Value text={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </Changes>
  )
}

/** The details of a row: stays in view while the table scrolls sideways. */
export const DetailsSheet = styled.div`
  position: sticky;
  left: 14px;
  display: grid;
  gap: 16px;
  width: min(960px, calc(100vw - 72px));
`

const Changes = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  && th,
  && td {
    position: static;
    max-width: none;
    padding: 8px 10px 8px 0;
    border: 0;
    background: none;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  && tbody tr > * {
    border-top: 1px solid ${theme.colors.hairline};
  }
`
