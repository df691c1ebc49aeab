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
import { useMay } from '../../shared/role/role.ts'
import { changesDeparture, departuresKey } from '../departures/changes-departure.ts'
import { ExtendOffer } from './extend-offer.tsx'
import { OfferNextSeat } from './offer-next-seat.tsx'
import { PlainList } from '../departures/departure-hotels.tsx'

/** Whom an operator is asked about: one member, or all who wait. */
type Asked = WaitlistEntry | 'all'

/** Those who wait for a seat of a departure, in order, with their offers, after those for whom one is kept. */
export function DepartureWaitlist({ departure }: { departure: AdminDeparture }) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const [extended, setExtended] = useState<WaitlistEntry>()
  const [preferred, setPreferred] = useState<WaitlistEntry>()
  const { at, options } = changesDeparture(departure)
  const { waiting, seats, keptUntil } = departure
  const isEmpty = waiting + seats.offered === 0 && keptUntil === null
  const query = useQuery({
    ...endpointQuery(listAdminWaitlist, at),
    gcTime: 0,
    enabled: !isEmpty,
  })
  const waitlist = endpointKey(listAdminWaitlist, at)
  const changed = {
    shows: [waitlist],
    reloads: [...options.failureReloads, departuresKey],
    failureReloads: [waitlist],
  }
  const remove = useCall(removeFromWaitlist, changed)
  const empty = useCall(emptyWaitlist, changed)
  const may = useMay('manage-bookings')
  const entries = query.data?.entries ?? []
  const inLine = entries.filter(({ state }) => state !== 'kept')
  const canEmpty = may && inLine.length > 0
  useOfferedActions(canEmpty ? [{ name: 'Empty the waitlist', run: () => setAsked('all') }] : [])
  if (isEmpty) return null
  const close = () => setAsked(undefined)
  const done = (title: string) => {
    toast({ title })
    close()
  }
  const confirm = (of: Asked) =>
    of === 'all'
      ? empty.send(at, () => done('Waitlist emptied'))
      : remove.send({ params: { ...at.params, userId: String(of.userId) } }, () =>
          done(of.state === 'kept' ? 'Seat no longer kept' : 'Removed from the waitlist'),
        )
  return (
    <section aria-labelledby={headingId}>
      <Heading size="title" marginBottom={2} id={headingId} ref={heading} tabIndex={-1}>
        {keptUntil === null ? 'Waitlist' : 'Waitlist and kept seats'}
      </Heading>
      <Loaded query={query} loading={<PlainList />} failed="We could not load the waitlist.">
        {() => (
          <PlainList role="list" aria-labelledby={headingId}>
            {entries.map((entry) => (
              <li key={entry.userId}>
                <div>
                  {entry.position !== null && <span>{`${entry.position}. `}</span>}
                  <UiLink href={paths.member(entry.userId)}>{entry.name}</UiLink>
                  <p>
                    <EntryState entry={entry} />
                  </p>
                  {entry.obstacle !== null && <p>{obstacleWords[entry.obstacle]}</p>}
                  {entry.state !== 'kept' && (
                    <Quiet>
                      Joined <Instant value={entry.joinedAt} />
                    </Quiet>
                  )}
                </div>
                {may && (
                  <Actions gap={1}>
                    <ButtonLink
                      variant="quiet"
                      href={`${paths.departureMoney(departure.id)}?enter=yes&member=${encodeURIComponent(entry.username)}`}
                      aria-label={`Place ${entry.name}`}
                    >
                      Place
                    </ButtonLink>
                    {canGoAhead(entry, entries) && (
                      <Button
                        variant="quiet"
                        aria-label={`Offer ${entry.name} the next seat`}
                        onClick={() => setPreferred(entry)}
                      >
                        Offer next seat
                      </Button>
                    )}
                    {entry.until !== null && (
                      <Button
                        variant="quiet"
                        aria-label={`Extend: ${entry.name}`}
                        onClick={() => setExtended(entry)}
                      >
                        Extend
                      </Button>
                    )}
                    <Button
                      variant="quiet"
                      aria-label={`Remove ${entry.name}`}
                      onClick={() => setAsked(entry)}
                    >
                      Remove
                    </Button>
                  </Actions>
                )}
              </li>
            ))}
          </PlainList>
        )}
      </Loaded>
      {canEmpty && (
        <Button variant="secondary" onClick={() => setAsked('all')}>
          Empty the waitlist
        </Button>
      )}
      {extended && (
        <ExtendOffer
          departureId={departure.id}
          entry={extended}
          options={changed}
          onClose={() => setExtended(undefined)}
        />
      )}
      {preferred && (
        <OfferNextSeat
          departureId={departure.id}
          entry={preferred}
          others={countBefore(entries, preferred.userId)}
          options={changed}
          onClose={() => setPreferred(undefined)}
        />
      )}
      {asked && (
        <QuestionDialog
          {...questionOf(asked, inLine.length)}
          failed="The waitlist was not changed."
          call={asked === 'all' ? empty : remove}
          onConfirm={() => confirm(asked)}
          onClose={close}
          onCloseAutoFocus={(event) => {
            // The button is gone with its row.
            event.preventDefault()
            heading.current?.focus()
          }}
        />
      )}
    </section>
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

/** What an operator is asked, with who gets an email. */
function questionOf(asked: Asked, inLine: number) {
  if (asked !== 'all') {
    return {
      title:
        asked.state === 'kept'
          ? `Stop keeping a seat for ${asked.name}?`
          : `Remove ${asked.name} from the waitlist?`,
      description: `${endWords[asked.state]} They get an email.`,
      confirm: 'Remove',
      busyLabel: 'Removing...',
    }
  }
  const who =
    inLine === 1
      ? '1 member loses their place or offer, and gets an email.'
      : `${inLine} members lose their places and offers. Each of them gets an email.`
  return {
    title: 'Empty the waitlist?',
    description: `${who} Seats that are kept stay kept.`,
    confirm: 'Empty the waitlist',
    busyLabel: 'Emptying...',
  }
}
