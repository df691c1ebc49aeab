import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import type { CreditNote, Receipt } from '@farandfew/domain/refunds/money-documents.ts'
import { taxName } from '@farandfew/domain/seats/price-lines.ts'
import { partLabels } from '@farandfew/domain/seats/booking.ts'
import { receiptSlug } from '@farandfew/domain/refunds/receipt-number.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { identityLines } from '@farandfew/domain/club-details/club-texts.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Unbroken } from '@farandfew/ui/page/unbroken.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { prepareToasts } from '@farandfew/ui/toast/toasts.tsx'
import { useEffect } from 'react'
import { departureDatesText } from '../departures/departure-texts.ts'
import { useBookings } from '../seats/bookings.data.ts'
import { PriceTable } from './money-tables.tsx'
import { Lines } from '../../shared/layout/lines.ts'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { Page } from '../../shared/head/page.tsx'
import { LogInFirst } from '../../shared/layout/log-in-first.tsx'
import { Message } from '../../shared/layout/message.tsx'
import { BackLink } from '../../shared/links/back-link.tsx'
import { paths } from '../../shared/paths.ts'
import { LoadProblem } from '../seats/load-problem.tsx'
import { Column, Issuer, OnlySheetOnPaper, ScreenOnly, Sheet } from './receipt.styles.ts'

const title = 'Your receipt'
const about = 'A receipt of the club for a payment, or a credit note for a refund.'

/**
 * A receipt of the signed-in member. Another member's receipt is not found.
 * @param slug see receiptSlug
 */
export function MemberReceipt({ slug }: { slug: string }) {
  useEffect(prepareToasts, [])
  const user = useCurrentUser()
  const bookings = useBookings({ enabled: Boolean(user.data) })
  if (user.data === null) {
    return (
      <Page title={title} description={about}>
        <LogInFirst title={title} lead="Please log in to the account that you booked with." />
      </Page>
    )
  }
  if (user.data && bookings.data) {
    const found = findReceipt(bookings.data, slug)
    if (found) return <ReceiptPage {...found} />
    // A list that was read before may be older than the receipt.
    if (!bookings.isFetching) return <ReceiptNotFound />
  }
  if (user.isFetching || bookings.isFetching) return <ReceiptLoading />
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

/** A receipt or credit note of the member, by its number in the address. */
function findReceipt(bookings: readonly BookingView[], slug: string): DocumentProps | undefined {
  const isWanted = ({ number }: { number: string }) => receiptSlug(number) === slug
  for (const booking of bookings) {
    const receipt = booking.receipts.find(isWanted)
    if (receipt) return { booking, shown: receipt, facts: receiptFacts(receipt) }
    const note = booking.creditNotes.find(isWanted)
    if (note) return { booking, shown: note, facts: creditNoteFacts(note), isCreditNote: true }
  }
  return undefined
}

type Fact = readonly [term: string, text: string]

const receiptFacts = ({ part, method, reference, receivedOn }: Receipt): Fact[] => [
  ['Received on', formatDate(receivedOn)],
  ['Payment', `${partLabels[part]}, paid ${method === 'transfer' ? 'by bank transfer' : 'online'}`],
  ['Payment reference', reference],
]

const creditNoteFacts = ({ receipt, reference, givenReason }: CreditNote): Fact[] => [
  ['For receipt', receipt],
  ...(reference === null ? [] : [['Refund reference', reference] as const]),
  ...(givenReason === null ? [] : [['Reason', givenReason] as const]),
]

interface DocumentProps {
  booking: BookingView
  shown: Receipt | CreditNote
  /** Of the payment, or of the refund. */
  facts: readonly Fact[]
  isCreditNote?: boolean
}

/** A receipt or credit note with what it said when it was issued. */
function ReceiptPage({ booking, shown, facts, isCreditNote = false }: DocumentProps) {
  const { number, issuedOn, amount, gst, tcs, facts: said } = shown
  const { price } = said
  const name = isCreditNote ? 'Credit note' : 'Receipt'
  const lines: readonly Fact[] = [
    ['Issued on', formatDate(issuedOn)],
    [isCreditNote ? 'Refunded to' : 'Received from', said.receivedFrom ?? 'A former member'],
    ['Trip', said.tripTitle],
    ['Dates', departureDatesText(said)],
    ['Booking', String(booking.id)],
    ...facts,
    [`Includes ${taxName('GST', price.gstRate)}`, formatPaise(gst)],
    [`Includes ${taxName('TCS', price.tcsRate)}`, formatPaise(tcs)],
  ]
  return (
    <Page title={`${name} ${number}`} description={about}>
      <OnlySheetOnPaper />
      <Column>
        <ScreenOnly>
          <BackLink href={paths.book(booking.departure.id)}>Back to the booking</BackLink>
        </ScreenOnly>
        <Sheet>
          <Issuer>
            <span>{brand.name}</span>
            <small>{brand.email}</small>
          </Issuer>
          {said.issuer && (
            <Quiet as="ul" marginTop={3} anywhere role="list" aria-label="Issued by">
              {identityLines(said.issuer).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Quiet>
          )}
          <h1 tabIndex={-1}>
            {name} <Unbroken>{number}</Unbroken>
          </h1>
          <Lines>
            {lines.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd data-text>{text}</dd>
              </div>
            ))}
            <div data-total>
              <dt>{isCreditNote ? 'Amount refunded' : 'Amount received'}</dt>
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
