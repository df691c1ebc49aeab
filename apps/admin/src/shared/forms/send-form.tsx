import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog, type DialogProps } from '@farandfew/ui/dialog/dialog.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import type { Form } from '@farandfew/ui/form/use-form.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import type { ComponentProps, ReactNode } from 'react'
import { explainFailure } from '../notices/explain-failure.ts'

export interface SendFormProps extends Pick<ComponentProps<typeof Stack>, 'gap' | 'maxWidth'> {
  /** What `useForm` or `useChangeForm` has returned. */
  of: Pick<Form<object>, 'formProps' | 'busy' | 'outcome'> & { failure?: unknown }
  /** Its name, for screen readers. */
  label?: string | undefined
  /** The button that sends it, and its label while it is sent. */
  submit: string
  busyLabel: string
  /** Whether something is missing that the form shows. By default it says what is missing when it is sent. */
  idle?: boolean
  /** Leaves the form without sending it. */
  onClose?: () => void
  /** 'Back' if that shows what the same dialog or section showed before. By default 'Cancel'; null for no button. */
  closeLabel?: string | null | undefined
  /** More buttons. */
  actions?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form with its foot: what became of it, the button that sends it, and the one that leaves it. */
export function SendForm(props: SendFormProps) {
  const { of: form, label, submit, onClose, closeLabel = 'Cancel', ...rest } = props
  const { busyLabel, idle, actions, children, ...layout } = rest
  const button = { busy: form.busy, busyLabel, children: submit }
  return (
    <Stack as="form" {...form.formProps} {...layout} aria-label={label}>
      {children}
      {form.failure !== undefined && <p role="alert">{explainFailure(form.failure)}</p>}
      <FormOutcome of={form.outcome} />
      <Actions marginTop={4}>
        {idle === undefined ? (
          <SubmitButton size="md" {...button} />
        ) : (
          <ActionButton type="submit" variant="primary" idle={idle} {...button} />
        )}
        {onClose && closeLabel !== null && (
          <Button variant="secondary" onClick={onClose}>
            {closeLabel}
          </Button>
        )}
        {actions}
      </Actions>
    </Stack>
  )
}

interface FormDialogProps
  extends SendFormProps, Pick<DialogProps, 'description' | 'sheet' | 'inUrl' | 'onCloseAutoFocus'> {
  title: string
  onClose: () => void
}

/** A dialog that is one form. It stays open while the form is sent. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, sheet, inUrl, onCloseAutoFocus, ...form } = props
  return (
    <Dialog
      open
      {...{ title, description, sheet, inUrl, onCloseAutoFocus }}
      onOpenChange={(open) => {
        if (!open && !form.of.busy) form.onClose()
      }}
    >
      <SendForm {...form} />
    </Dialog>
  )
}
