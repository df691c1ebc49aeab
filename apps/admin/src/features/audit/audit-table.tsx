import type { NamedAuditEntry } from '@farandfew/domain/audit/admin-audit.ts'
import { describeAction } from '@farandfew/domain/audit/action-words.ts'
import { roleLabels } from '@farandfew/domain/operators/roles.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Fragment, useId } from 'react'
import { styled } from 'styled-components'
import { Instant } from '../../shared/format/instant.tsx'
import { TableHead } from '../../shared/table/table-head.tsx'
import { ScrollRegion, Table } from '../../shared/table/table.styles.ts'
import { AuditDetails, type RenderUndo } from './audit-details.tsx'
import { subjectPath } from './subject-path.ts'

interface AuditTableProps {
  entries: readonly NamedAuditEntry[]
  openId: number | undefined
  /** Called with the entry to open, or with nothing to close the open one. */
  onOpen: (id: number | undefined) => void
  undoButton: RenderUndo
}

export const auditColumns = ['When', 'Who', 'What', 'Subject', 'Details'] as const

/** The entries of the log. A row opens to show what was changed. */
export function AuditTable({ entries, openId, onOpen, undoButton }: AuditTableProps) {
  const captionId = useId()
  return (
    <ScrollRegion role="region" aria-labelledby={captionId} tabIndex={0}>
      <Entries>
        <caption id={captionId}>Audit log</caption>
        <TableHead columns={auditColumns} />
        <tbody>
          {entries.map((entry) => {
            const open = entry.id === openId
            return (
              <Fragment key={entry.id}>
                <EntryRow
                  entry={entry}
                  open={open}
                  onToggle={() => onOpen(open ? undefined : entry.id)}
                />
                {open && (
                  <tr>
                    <td colSpan={auditColumns.length}>
                      <AuditDetails entry={entry} undoButton={undoButton} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </Entries>
    </ScrollRegion>
  )
}

/** The operator's name, and the role of all but owners. What the club's password opened is marked. */
function describeActor({ operator, operatorId, role }: NamedAuditEntry): string {
  if (role === null) return operator ?? 'No name given'
  if (role !== 'owner') return `${operator ?? 'No name given'} (${roleLabels[role]})`
  return operatorId === null ? `${operator ?? 'Owner'} (club's password)` : (operator ?? 'Owner')
}

interface EntryRowProps {
  entry: NamedAuditEntry
  open: boolean
  onToggle: () => void
}

function EntryRow({ entry, open, onToggle }: EntryRowProps) {
  return (
    <tr>
      <td>
        <Instant value={entry.at} />
      </td>
      <td>{describeActor(entry)}</td>
      <td>{describeAction(entry.action)}</td>
      <td>
        <Subject entry={entry} />
      </td>
      <td>
        <Button variant="quiet" aria-expanded={open} onClick={onToggle}>
          {open ? 'Close ' : 'Open '}
          <VisuallyHidden>entry {entry.id}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  )
}

function Subject({ entry: { subject, subjectName } }: { entry: NamedAuditEntry }) {
  const path = subject === null ? undefined : subjectPath(subject)
  const name = subjectName ?? subject
  return path === undefined ? name : <UiLink href={path}>{name}</UiLink>
}

/** Aligns the text with the button. */
const Entries = styled(Table)`
  > tbody > tr > td {
    vertical-align: middle;
  }
`
