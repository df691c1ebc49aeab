import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { useRef, useState } from 'react'
import type { MemberBooking } from '../seats/bookings.data.ts'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { CheckBox } from '../../shared/forms/check-box.tsx'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'
import type { Payment } from './use-payment.ts'

const loadSandbox = () => import('./sandbox-checkout.tsx')

const labels = { 'at once': 'Pay', deposit: 'Pay Deposit of', balance: 'Pay Balance of' } as const

interface PaymentPartProps {
  booking: MemberBooking
  payment: Payment
}

/** The button that opens the payment that is due, and what is known about a payment that was made. */
export function PaymentPart({ booking, payment }: PaymentPartProps) {
  const { due, hasAgreed, summary } = booking
  const { step } = payment
  const [agrees, setAgrees] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  // The API knows of a payment on its way, and the page says so.
  const isKnown = summary.actions.includes('did not pay')
  const canPay = due !== null && summary.actions.includes('pay')
  const isOpen = step.kind === 'checking' || step.kind === 'unknown'
  if (isOpen || isKnown) {
    const isChecking = step.kind === 'checking' && !isKnown
    return (
      <>
        {!isKnown && <OpenNote isChecking={isChecking} />}
        {!isChecking && (
          <Actions stacked>
            {!isKnown && (
              <ActionButton variant="primary" onAction={payment.checkAgain}>
                Check Again
              </ActionButton>
            )}
            {(isKnown || canPay) && (
              <ActionButton onAction={payment.startAgain}>I Did Not Pay</ActionButton>
            )}
          </Actions>
        )}
      </>
    )
  }
  if (!canPay) return null
  const checkout = step.kind === 'checkout' ? step.checkout : undefined
  const pay = () => {
    if (hasAgreed || agrees) return payment.pay(agrees)
    setMissing(true)
    box.current?.focus()
  }
  return (
    <>
      {step.kind === 'ready' && step.note && (
        <Callout as="p" accent="saffron" ground="paper" role="alert">
          {step.note}
        </Callout>
      )}
      {!hasAgreed && (
        <CheckBox
          ref={box}
          checked={agrees}
          onChange={(checked) => {
            setAgrees(checked)
            setMissing(false)
          }}
          error={isMissing ? 'Please agree before you pay' : undefined}
          label={
            <>
              <span>I agree to the </span>
              <AppLink href={paths.bookingTerms}>Booking Terms</AppLink>
              <span> and the </span>
              <AppLink href={paths.cancellationPolicy}>Cancellation Policy</AppLink>
              <span>, and I am 18 or older.</span>
            </>
          }
        />
      )}
      <Actions stacked>
        <ActionButton
          variant="primary"
          size="lg"
          busy={step.kind !== 'ready'}
          busyLabel="Opening the payment..."
          onAction={pay}
        >
          {`${labels[due.part]} ${formatPaise(due.amount)}`}
        </ActionButton>
      </Actions>
      {checkout?.gateway === 'sandbox' && (
        <Deferred load={loadSandbox} props={{ checkout, payment }} when="now" placeholder={null} />
      )}
    </>
  )
}

/** What is said of a payment of which only this browser knows. */
const OpenNote = ({ isChecking }: { isChecking: boolean }) => (
  <Callout as="p" accent="saffron" ground="paper" role="status">
    {isChecking ? (
      <span key="checking">
        <strong>We are checking your payment.</strong> This can take a minute. Please do not pay
        again.
      </span>
    ) : (
      <span key="unknown">
        <strong>We have not received your payment yet.</strong> If you paid, you do not need to pay
        again: this page shows it as soon as the money arrives.
      </span>
    )}
  </Callout>
)
