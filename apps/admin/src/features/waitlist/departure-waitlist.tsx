import { endpointKey, endpointQuery } from '@farandfew/api-client'
import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import {
  emptyWaitlist,
  listAdminWaitlist,
  removeFromWaitlist,
} from '@farandfew/domain/waitlist/waitlist.contract.ts'
import { countBefore, type WaitlistEntry } from '@farandfew/domain/waitlist/waitlist.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions, Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useOfferedActions } from '../../shared/actions/offered-actions.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { Instant } from '../../shared/format/instant.tsx'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { useMay } from '../../shared/role/role.ts'
import { changesDeparture, departuresKey } from '../departures/changes-departure.ts'
import { ExtendOffer, OfferNextSeat } from './offer-dialogs.tsx'
import { PlainList } from '../departures/departure-hotels.tsx'

/** The waitlist of a departure as it is now, with the calls that remove one entry or all of them. */
function useWaitlist(departure: AdminDeparture, isEmpty: boolean) {
  const { at, options } = changesDeparture(departure)
  const query = useQuery({ ...endpointQuery(listAdminWaitlist, at), gcTime: 0, enabled: !isEmpty })
  const waitlist = endpointKey(listAdminWaitlist, at)
  const changed = {
    shows: [waitlist],
    reloads: [...options.failureReloads, departuresKey],
    failureReloads: [waitlist],
  }
  return {
    at,
    query,
    entries: query.data?.entries ?? [],
    changed,
    remove: useCall(removeFromWaitlist, changed),
    empty: useCall(emptyWaitlist, changed),
  }
}

/** What an operator does with one entry, or with all of them. */
type OpenForm = { kind: 'extend' | 'prefer' | 'remove'; entry: WaitlistEntry } | { kind: 'empty' }

/** Those who wait for a seat of a departure, in order, with their offers, after those for whom one is kept. */
export function DepartureWaitlist({ departure }: { departure: AdminDeparture }) {
  const { waiting, seats, keptUntil } = departure
  const isEmpty = waiting + seats.offered === 0 && keptUntil === null
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState<OpenForm>()
  const { at, query, entries, changed, remove, empty } = useWaitlist(departure, isEmpty)
  const inLine = entries.filter(({ state }) => state !== 'kept')
  const canEmpty = useMay('manage-bookings') && inLine.length > 0
  const askToEmpty = () => setOpen({ kind: 'empty' })
  useOfferedActions(canEmpty ? [{ name: 'Empty the waitlist', run: askToEmpty }] : [])
  if (isEmpty) return null
  // An answer can come after its form was closed, and leaves open what was opened since.
  const close = () => setOpen((now) => (now === open ? undefined : now))
  const done = (title: string) => () => {
    toast({ title })
    close()
  }
  const question = {
    failed: 'The waitlist was not changed.',
    onClose: close,
    onCloseAutoFocus: (event: Event) => {
      // The button is gone with its row.
      event.preventDefault()
      heading.current?.focus()
    },
  }
  const form = { departureId: departure.id, options: changed, onClose: close }
  return (
    <section aria-labelledby={headingId}>
      <Heading size="title" marginBottom={2} id={headingId} ref={heading} tabIndex={-1}>
        {keptUntil === null ? 'Waitlist' : 'Waitlist and kept seats'}
      </Heading>
      <Loaded query={query} loading={<PlainList />} failed="We could not load the waitlist.">
        {() => (
          <PlainList role="list" aria-labelledby={headingId}>
            {entries.map((entry) => (
              <Entry
                key={entry.userId}
                entry={entry}
                departureId={departure.id}
                canGoAhead={canGoAhead(entry, entries)}
                onOpen={(kind) => setOpen({ kind, entry })}
              />
            ))}
          </PlainList>
        )}
      </Loaded>
      {canEmpty && (
        <Button variant="secondary" onClick={askToEmpty}>
          Empty the waitlist
        </Button>
      )}
      {open?.kind === 'extend' && <ExtendOffer {...form} entry={open.entry} />}
      {open?.kind === 'prefer' && (
        <OfferNextSeat
          {...form}
          entry={open.entry}
          others={countBefore(entries, open.entry.userId)}
        />
      )}
      {open?.kind === 'remove' && (
        <QuestionDialog
          {...question}
          {...removalQuestion(open.entry)}
          call={remove}
          onConfirm={() => {
            const { userId, state } = open.entry
            const title = state === 'kept' ? 'Seat no longer kept' : 'Removed from the waitlist'
            remove.send({ params: { ...at.params, userId: String(userId) } }, done(title))
          }}
        />
      )}
      {open?.kind === 'empty' && (
        <QuestionDialog
          {...question}
          {...emptyingQuestion(inLine.length)}
          call={empty}
          onConfirm={() => empty.send(at, done('Waitlist emptied'))}
        />
      )}
    </section>
  )
}

interface EntryProps {
  entry: WaitlistEntry
  departureId: number
  canGoAhead: boolean
  onOpen: (kind: 'extend' | 'prefer' | 'remove') => void
}

function Entry({ entry, departureId, canGoAhead, onOpen }: EntryProps) {
  const { userId, username, name, position, obstacle, state, joinedAt, until } = entry
  return (
    <li>
      <div>
        {position !== null && <span>{`${position}. `}</span>}
        <UiLink href={paths.member(userId)}>{name}</UiLink>
        <p>
          <EntryState entry={entry} />
        </p>
        {obstacle !== null && <p>{obstacleWords[obstacle]}</p>}
        {state !== 'kept' && (
          <Quiet>
            Joined <Instant value={joinedAt} />
          </Quiet>
        )}
      </div>
      <Allowed to="manage-bookings">
        <Actions gap={1}>
          <ButtonLink
            variant="quiet"
            href={`${paths.departureMoney(departureId)}?enter=yes&member=${encodeURIComponent(username)}`}
            aria-label={`Place ${name}`}
          >
            Place
          </ButtonLink>
          {canGoAhead && (
            <Button
              variant="quiet"
              aria-label={`Offer ${name} the next seat`}
              onClick={() => onOpen('prefer')}
            >
              Offer next seat
            </Button>
          )}
          {until !== null && (
            <Button variant="quiet" aria-label={`Extend: ${name}`} onClick={() => onOpen('extend')}>
              Extend
            </Button>
          )}
          <Button variant="quiet" aria-label={`Remove ${name}`} onClick={() => onOpen('remove')}>
            Remove
          </Button>
        </Actions>
      </Allowed>
    </li>
  )
}

/** Whether a member waits, and others would be offered a seat before. */
const canGoAhead = (
  { userId, state, obstacle }: WaitlistEntry,
  entries: readonly WaitlistEntry[],
): boolean => state === 'waiting' && obstacle === null && countBefore(entries, userId) > 0

function EntryState({ entry: { state, until, isOpened, isAhead } }: { entry: WaitlistEntry }) {
  if (until === null)
    return <span>{isAhead ? 'Waiting, put ahead by an operator' : 'Waiting'}</span>
  return (
    <>
      <span>{state === 'kept' ? 'A seat is kept until ' : 'A seat is offered until '}</span>
      <Instant value={until} />
      {state === 'offered' && <span>{isOpened ? ', offer opened' : ', offer not opened yet'}</span>}
    </>
  )
}

const obstacleWords: Readonly<Record<NonNullable<WaitlistEntry['obstacle']>, string>> = {
  unconfirmed: 'Cannot be offered a seat: neither email address nor phone is confirmed.',
  deactivated: 'Cannot be offered a seat: the account is deactivated.',
  'other-offer': 'Cannot be offered a seat: they have an offer on another departure.',
}

const endWords: Readonly<Record<WaitlistEntry['state'], string>> = {
  waiting: 'They lose their place.',
  offered: 'Their offer ends, and the seat goes to the next member in line or is free for anyone.',
  kept: 'Their seat is no longer kept: it goes to the next member in line or is free for anyone.',
}

const removalQuestion = ({ name, state }: WaitlistEntry) => ({
  title:
    state === 'kept' ? `Stop keeping a seat for ${name}?` : `Remove ${name} from the waitlist?`,
  description: `${endWords[state]} They get an email.`,
  confirm: 'Remove',
  busyLabel: 'Removing...',
})

const emptyingQuestion = (inLine: number) => ({
  title: 'Empty the waitlist?',
  description: `${
    inLine === 1
      ? '1 member loses their place or offer, and gets an email.'
      : `${inLine} members lose their places and offers. Each of them gets an email.`
  } Seats that are kept stay kept.`,
  confirm: 'Empty the waitlist',
  busyLabel: 'Emptying...',
})
