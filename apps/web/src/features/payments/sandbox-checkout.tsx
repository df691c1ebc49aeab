import { ApiError, call } from '@farandfew/api-client'
import { paySandbox } from '@farandfew/domain/payments/payments.contract.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Payment } from './use-payment.ts'

export interface SandboxCheckoutProps {
  checkout: PaymentCheckout
  payment: Payment
}

const outcomes = [
  { outcome: 'paid', label: 'Pay' },
  { outcome: 'declined', label: 'Decline' },
  { outcome: 'late', label: 'Pay late' },
  { outcome: 'twice', label: 'Pay twice' },
  { outcome: 'lost', label: 'Lose the answer' },
] as const
type Outcome = (typeof outcomes)[number]['outcome']

/** The checkout of the sandbox. It plays what a real payment service can do, and moves no money. */
export default function SandboxCheckout({ checkout, payment }: SandboxCheckoutProps) {
  const { orderId, amount } = checkout
  const [chosen, setChosen] = useState<Outcome>()
  const isSending = useRef(false)

  const send = async (outcome: Outcome) => {
    if (isSending.current) return
    isSending.current = true
    setChosen(outcome)
    payment.begin(checkout)
    try {
      const { paymentId, signature } = await call(paySandbox, {
        body: { orderId, outcome },
      })
      if (paymentId !== null && signature !== null)
        payment.report(checkout, { paymentId, signature })
      else payment.loseAnswer(checkout)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) payment.loseAnswer(checkout)
      else if (error.code === 'PAYMENT_DECLINED') payment.decline(checkout)
      else if (error.code === 'NOTHING_DUE') payment.endPaid(checkout)
      else payment.fail(checkout, error)
    }
  }
  return (
    <Dialog
      open
      // A payment that was sent can no longer be closed: its result is on the way.
      onOpenChange={(open) => !open && !isSending.current && payment.close(checkout)}
      title="Test checkout"
      description="This is a test. No real money moves, whatever you choose."
    >
      <Amount>{formatPaise(amount)}</Amount>
      <Choices>
        {outcomes.map(({ outcome, label }) => (
          <ActionButton
            key={outcome}
            variant={outcome === 'paid' ? 'primary' : 'secondary'}
            size={outcome === 'paid' ? 'lg' : 'md'}
            busy={chosen === outcome}
            busyLabel="Paying..."
            idle={chosen !== undefined}
            onAction={() => void send(outcome)}
          >
            {outcome === 'paid' ? `Pay ${formatPaise(amount)}` : label}
          </ActionButton>
        ))}
      </Choices>
    </Dialog>
  )
}

const Amount = styled.p`
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.page};
`

const Choices = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 20px;
  grid-template-columns: 1fr 1fr;
  > :first-child {
    grid-column: 1 / -1;
  }
`
