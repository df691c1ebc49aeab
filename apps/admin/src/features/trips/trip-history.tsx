import type {
  AdminTrip,
  TripHistoryEntry,
  TripValues,
  TripField,
} from '@farandfew/domain/trips/admin-trips.ts'
import type { ItineraryDay } from '@farandfew/domain/trips/trip.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { Instant } from '../../shared/format/instant.tsx'
import { useMay } from '../../shared/role/role.ts'
import { factLines } from './fact-lines.ts'
import { fieldLabels, listFields } from './field-labels.ts'
import { historyQuery } from './trip-reads.ts'
import { fieldsOf, useUndoEntry } from './use-undo-entry.ts'

interface TripHistoryProps {
  id: number
  /** The id of its heading, for links. */
  headingId: string
  /** Called with the trip after an undo. */
  onUndone: (trip: AdminTrip) => void
}

/** Who changed the trip, when, and what. Each change can be undone. */
export function TripHistory({ id, headingId, onUndone }: TripHistoryProps) {
  const history = useQuery(historyQuery(id))
  const mayEdit = useMay('edit-trips')
  const { undo, undoing } = useUndoEntry(id, onUndone)
  // The undo button may have been removed.
  const stayAt = (entry: TripHistoryEntry) =>
    document.getElementById(changeId(entry))?.focus({ preventScroll: true })

  return (
    <Stack as="section" marginTop={12} aria-labelledby={headingId}>
      <Heading size="title" id={headingId} tabIndex={-1}>
        History
      </Heading>
      <Loaded
        query={history}
        loading="Loading the history…"
        failed="We could not load the history."
      >
        {({ items }) => (
          <>
            {items.length === 0 && <p>This trip has not been changed yet.</p>}
            <Stack as="ol" gap={3} role="list">
              {items.map((entry) => (
                <Change key={entry.id} id={changeId(entry)} tabIndex={-1}>
                  <p>
                    <strong>{listFields(fieldsOf(entry.after))}</strong>
                    <span>{` ${entry.isUndo ? 'restored' : 'changed'} by ${entry.operator ?? 'an unnamed operator'}, `}</span>
                    <Instant value={entry.at} />
                  </p>
                  <Details entry={entry} />
                  {!mayEdit ? null : entry.undoable ? (
                    <ActionButton
                      aria-label={`Undo: ${listFields(fieldsOf(entry.after))}`}
                      busy={undoing === entry.id}
                      busyLabel="Undoing..."
                      onAction={() => undo(entry, () => stayAt(entry))}
                    >
                      Undo
                    </ActionButton>
                  ) : (
                    <p>Changed again since.</p>
                  )}
                </Change>
              ))}
            </Stack>
          </>
        )}
      </Loaded>
    </Stack>
  )
}

const changeId = ({ id }: TripHistoryEntry) => `change-${id}`

function Details({ entry }: { entry: TripHistoryEntry }) {
  return (
    <details>
      <summary>Before and after</summary>
      <dl>
        {fieldsOf(entry.after).map((name) => (
          <div key={name}>
            <dt>{fieldLabels[name]}</dt>
            <dd>
              <del>{describe(entry.before, name)}</del>
            </dd>
            <dd>
              <ins>{describe(entry.after, name)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Formats a value as lines of text. */
function describe(values: TripValues, name: TripField): string {
  const value = name === 'imageAlts' ? Object.values(values.imageAlts ?? {}) : values[name]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === null || value === undefined) return 'None'
  if (Array.isArray(value)) return describeList(value)
  if (typeof value !== 'object') return String(value)
  if (!('itinerary' in value))
    return factLines(value)
      .map(([title, lines]) => [title, ...lines].join('\n'))
      .join('\n\n')
  return [value.description, describeList(value.itinerary), describeList(value.includedItems)].join(
    '\n',
  )
}

const describeList = (entries: readonly (string | ItineraryDay)[]) =>
  entries
    .map((entry) =>
      typeof entry === 'string'
        ? entry
        : `Day ${entry.day}: ${entry.title}. ${entry.description} (${entry.accommodation}; ${entry.included})`,
    )
    .join('\n')

const Change = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 8px;
  max-width: 80ch;
  padding: 16px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  overflow-wrap: anywhere;
  summary {
    display: list-item;
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
  dl {
    display: grid;
    gap: 12px;
    margin: 0;
  }
  dt {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
  ins {
    text-decoration: none;
  }
`
