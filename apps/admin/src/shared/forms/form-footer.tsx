import { Button } from '@farandfew/ui/button/button.tsx'
import { FormOutcome, type Outcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'

interface FormFooterProps {
  outcome: Outcome | undefined
  busy: boolean
  label: string
  busyLabel: string
  /** Leaves the form without sending it. */
  onClose?: () => void
  /** 'Back' if that shows what the same dialog or section showed before. By default 'Cancel'. */
  closeLabel?: string | undefined
}

/** The foot of a form: what became of it, the button that sends it, and the one that leaves it. */
export function FormFooter(props: FormFooterProps) {
  const { outcome, busy, label, busyLabel, onClose, closeLabel = 'Cancel' } = props
  return (
    <>
      <FormOutcome of={outcome} />
      <Actions marginTop={4}>
        <SubmitButton size="md" busy={busy} busyLabel={busyLabel}>
          {label}
        </SubmitButton>
        {onClose && (
          <Button variant="secondary" onClick={onClose}>
            {closeLabel}
          </Button>
        )}
      </Actions>
    </>
  )
}
