import { endpointQuery } from '@farandfew/api-client'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { receiptSlug } from '@farandfew/domain/bookings/receipt-number.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { identityLines } from '@farandfew/domain/club-details/club-texts.ts'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Unbroken } from '@farandfew/ui/page/unbroken.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { prepareToasts } from '@farandfew/ui/toast/toasts.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { departureDatesText } from '../departures/departure-texts.ts'
import { useBookings } from './bookings.data.ts'
import { Lines, PriceTable } from './money-tables.tsx'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { Page } from '../../shared/head/page.tsx'
import { LogInFirst } from '../../shared/layout/log-in-first.tsx'
import { Message } from '../../shared/layout/message.tsx'
import { BackLink } from '../../shared/links/back-link.tsx'
import { paths } from '../../shared/paths.ts'
import { LoadProblem } from './load-problem.tsx'
import { Column, Issuer, OnlySheetOnPaper, ScreenOnly, Sheet, Value } from './receipt.styles.ts'

const title = 'Your receipt'
const about = 'A receipt of the club for a payment.'

/**
 * A receipt of the signed-in member. Another member's receipt is not found.
 * @param slug see receiptSlug
 */
export function MemberReceipt({ slug }: { slug: string }) {
  useEffect(prepareToasts, [])
  const user = useCurrentUser()
  const bookings = useBookings({ enabled: Boolean(user.data) })
  const club = useQuery(endpointQuery(getClub, {}))
  if (user.data === null) {
    return (
      <Page title={title} description={about}>
        <LogInFirst title={title} lead="Please log in to the account that you booked with." />
      </Page>
    )
  }
  if (user.data && bookings.data && !club.isFetching) {
    const found = findReceipt(bookings.data, slug)
    if (found) return <ReceiptPage {...found} user={user.data} club={club.data} />
    // A list that was read before may be older than the receipt.
    if (!bookings.isFetching) return <ReceiptNotFound />
  }
  if (user.isFetching || bookings.isFetching || club.isFetching) return <ReceiptLoading />
  return (
    <LoadProblem
      title={title}
      description={about}
      lead="We could not read your receipt. It is safe."
      error={user.error ?? bookings.error}
      onRetry={() => void Promise.all([user.refetch(), bookings.refetch()])}
    />
  )
}

function findReceipt(bookings: readonly BookingView[], slug: string) {
  for (const booking of bookings) {
    const receipt = booking.receipts.find(({ number }) => receiptSlug(number) === slug)
    if (receipt) return { booking, receipt }
  }
  return undefined
}

type Receipt = BookingView['receipts'][number]

const parts: Readonly<Record<Receipt['part'], string>> = {
  'at once': 'Whole price, paid online',
  deposit: 'Deposit, paid online',
  balance: 'Balance, paid online',
}

interface ReceiptPageProps {
  booking: BookingView
  receipt: Receipt
  user: CurrentUser
  /** Undefined if it could not be read: the receipt is valid without it. */
  club: ClubIdentity | undefined
}

function ReceiptPage({ booking, receipt, user, club }: ReceiptPageProps) {
  const { trip, departure, price } = booking
  const { number, issuedOn, amount, part, reference } = receipt
  const facts = [
    ['Date', formatDate(issuedOn)],
    ['Received from', [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username],
    ['For', trip.title],
    ['Dates', departureDatesText(departure)],
    ['Booking', String(booking.id)],
    ['Payment', parts[part]],
    ['Payment reference', reference],
  ] as const
  return (
    <Page title={`Receipt ${number}`} description={about}>
      <OnlySheetOnPaper />
      <Column>
        <ScreenOnly>
          <BackLink href={paths.book(departure.id)}>Back to the booking</BackLink>
        </ScreenOnly>
        <Sheet>
          <Issuer>
            <span>{brand.name}</span>
            <small>{brand.email}</small>
          </Issuer>
          {club && (
            <Quiet as="ul" marginTop={3} anywhere role="list" aria-label="Issued by">
              {identityLines(club).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Quiet>
          )}
          <h1 tabIndex={-1}>
            Receipt <Unbroken>{number}</Unbroken>
          </h1>
          <Lines>
            {facts.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <Value>{text}</Value>
              </div>
            ))}
            <div data-total>
              <dt>Amount received</dt>
              <dd>{formatPaise(amount)}</dd>
            </div>
          </Lines>
          <h2>Price of the booking</h2>
          <PriceTable price={price} />
        </Sheet>
        <ScreenOnly>
          <Button onClick={() => window.print()}>Print</Button>
        </ScreenOnly>
      </Column>
    </Page>
  )
}

export const ReceiptLoading = () => (
  <Page title={title} description={about}>
    <PageHeader title={title} />
    <VisuallyHidden as="p" role="status">
      Loading the receipt
    </VisuallyHidden>
  </Page>
)

/** Shown for a number that is not one of the member's receipts. */
export const ReceiptNotFound = () => (
  <Page title="Receipt Not Found" description={about}>
    <Message
      title="Receipt Not Found"
      lead="Your account has no receipt with this number. If you booked with another account, log in to that one."
    >
      <ButtonLink href={paths.account}>My Account</ButtonLink>
    </Message>
  </Page>
)
