import { foldText, searchWords } from '@farandfew/domain/canonical/fold-text.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Command } from 'cmdk'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { exportAdminBookings } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { exportAuditLog } from '@farandfew/domain/audit/admin-audit.contract.ts'
import { exportAdminInquiries } from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import { exportAdminNewsletters } from '@farandfew/domain/newsletters/admin-newsletters.contract.ts'
import { exportAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import { type OfferedAction, readOfferedActions } from '../../shared/actions/offered-actions.ts'
import { travellerOf } from '../../shared/format/booking-words.ts'
import { rooms } from '../../shared/pages.ts'
import { useLinkedPages } from '../../shared/rooms.ts'
import { paths } from '../../shared/paths.ts'
import { PaletteStyles } from './palette.styles.ts'
import { useFound, useFoundTrips } from './palette.data.ts'
import { useMay } from '../../shared/role/role.ts'

interface PaletteListProps {
  actions: readonly OfferedAction[]
  onDone: () => void
}

const nameOf = (member: {
  firstName?: string | null
  lastName?: string | null
  username: string
}) => [member.firstName, member.lastName].filter(Boolean).join(' ') || member.username

/** What can be chosen beside what a search finds: the actions of the open page, and those of every page. */
function useChoices({ actions, onDone }: PaletteListProps) {
  const navigate = useNavigate()
  // The palette no longer keeps the focus when the action starts.
  const closeThen = (work: () => void) => () => {
    flushSync(onDone)
    work()
  }
  const goTo = (path: string) => closeThen(() => void navigate(path))
  const [offered] = useState(readOfferedActions)
  // Read again when one is chosen: the page may have changed under the palette.
  const runOffered = (chosen: string) =>
    readOfferedActions()
      .find(({ name }) => name === chosen)
      ?.run()
  const here = offered.map((action) => ({
    ...action,
    run: closeThen(() => runOffered(action.name)),
  }))
  const everywhere = [...actions, ...usePageActions((path) => void navigate(path))]
  const commands = everywhere.map(({ run, ...rest }) => ({ ...rest, run: closeThen(run) }))
  return { here, commands, goTo }
}

/** What matches the typed text: first what the open page offers. */
export function PaletteList({ actions, onDone }: PaletteListProps) {
  const [text, setText] = useState('')
  const wanted = text.trim()
  const pages = useLinkedPages()
  const found = useFound(wanted)
  const trips = useFoundTrips(wanted)
  const parts = searchWords(wanted)
  const matches = ({ name, words = '' }: { name: string; words?: string | undefined }) =>
    parts.every((part) => foldText(`${name} ${words}`).includes(part))
  const { here, commands, goTo } = useChoices({ actions, onDone })
  return (
    <PaletteStyles>
      <Command label="Go to" shouldFilter={false}>
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder="A page, a member, a booking, an action…"
        />
        <Command.List label="Results">
          <Command.Empty>{describeNothing(found)}</Command.Empty>
          <Group heading="On this page" items={here.filter(matches)} />
          <Group
            heading="Pages"
            items={pages.filter(matches).map(({ name, path, room }) => ({
              name,
              hint: rooms[room].name,
              id: path,
              run: goTo(path),
            }))}
          />
          <Group
            heading="Members"
            items={found.members.map((member) => ({
              name: nameOf(member),
              hint: member.username,
              id: member.id,
              run: goTo(paths.member(member.id)),
            }))}
          />
          <Group
            heading="Departures"
            items={found.departures.map(({ id, tripTitle, departureDate }) => ({
              name: `${tripTitle}, ${formatDate(departureDate)}`,
              id,
              run: goTo(paths.departure(id)),
            }))}
          />
          <Group
            heading="Bookings"
            items={found.bookings.map((booking) => ({
              name: `Booking ${booking.id}: ${travellerOf(booking)}, ${booking.tripTitle}`,
              hint: formatDate(booking.departureDate),
              id: booking.id,
              run: goTo(paths.booking(booking.id)),
            }))}
          />
          <Group
            heading="Invites"
            items={found.invites.map(({ kind, id, name, tripTitle, status }) => ({
              name: `${name}: ${tripTitle ?? 'quick request'}`,
              hint: status,
              id: `${kind}-${id}`,
              run: goTo(paths.invite(kind, id)),
            }))}
          />
          <Group
            heading="Inquiries"
            items={found.inquiries.map(({ id, name, email }) => ({
              name,
              hint: email,
              id,
              run: goTo(paths.inquiry(id)),
            }))}
          />
          <Group
            heading="Trips"
            items={(trips.data ?? []).map(({ id, title }) => ({
              name: title,
              id,
              run: goTo(paths.trip(id)),
            }))}
          />
          <Group heading="Actions" items={commands.filter(matches)} />
        </Command.List>
      </Command>
    </PaletteStyles>
  )
}

/** Why nothing is listed. */
function describeNothing({ isSearching, hasFailed }: ReturnType<typeof useFound>): string {
  if (isSearching) return 'Searching…'
  return hasFailed ? 'The search failed. Please try again.' : 'Nothing found.'
}

interface GroupProps {
  heading: string
  /** `hint` distinguishes items with the same name. */
  items: readonly { name: string; hint?: string; id?: number | string; run: () => void }[]
}

function Group({ heading, items }: GroupProps) {
  if (items.length === 0) return null
  return (
    <Command.Group heading={heading}>
      {items.map(({ name, hint, id, run }) => (
        <Command.Item key={id ?? name} value={`${heading} ${id ?? name}`} onSelect={run}>
          <span>{name}</span> {hint !== undefined && hint !== name && <small>{hint}</small>}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

const files = [
  { name: 'Export members (CSV)', path: exportAdminUsers.path },
  { name: 'Export bookings (CSV)', path: exportAdminBookings.path },
  { name: 'Export inquiries (CSV)', path: exportAdminInquiries.path },
  { name: 'Export newsletter addresses (CSV)', path: exportAdminNewsletters.path },
  { name: 'Export the log (CSV)', path: exportAuditLog.path },
] as const

/** Lets the browser download a file with the console's cookie. */
function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

/** What the pages do that needs nothing typed, as far as the role allows it. */
function usePageActions(goTo: (path: string) => void): OfferedAction[] {
  const exports = useMay('export')
    ? files.map(({ name, path }) => ({ name, run: () => download(path) }))
    : []
  const pages = [
    ...(useMay('export')
      ? [{ name: 'Export receipts and refunds (CSV)', words: 'accountant', path: paths.receipts }]
      : []),
    ...(useMay('manage-bookings')
      ? [{ name: 'Add a departure', words: 'new', path: `${paths.departures}?departure=new` }]
      : []),
    ...(useMay('edit-trips') ? [{ name: 'Add a trip', words: 'new', path: paths.newTrip }] : []),
    ...(useMay('write')
      ? [{ name: 'Write the newsletter', words: 'mail', path: paths.writeTo('newsletter') }]
      : []),
  ]
  return [...exports, ...pages.map(({ path, ...page }) => ({ ...page, run: () => goTo(path) }))]
}
