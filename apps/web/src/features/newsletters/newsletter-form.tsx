import { newsletterForm } from '@farandfew/domain/newsletters'
import { TextField } from '@farandfew/ui/field'
import { SubmitButton, useForm } from '@farandfew/ui/form'
import { toast } from '@farandfew/ui/toast'
import { styled } from 'styled-components'
import { subscribe } from './newsletter.data.ts'

/** The newsletter form: one email address. */
export function NewsletterForm() {
  const { formProps, field, busy } = useForm({
    schema: newsletterForm,
    initialValues: { email: '' },
    failureTitle: 'Something went wrong.',
    send: async (form) => {
      await subscribe(form)
      toast({
        title: 'Successfully subscribed!',
        description: 'Thank you for joining our newsletter.',
      })
    },
  })
  return (
    <Row {...formProps} aria-label="Newsletter">
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <SubmitButton size="md" busy={busy} busyLabel="Subscribing...">
        Subscribe
      </SubmitButton>
    </Row>
  )
}

const Row = styled.form`
  display: grid;
  gap: 12px;
  max-width: 520px;
  ${({ theme }) => theme.media.xs} {
    grid-template-columns: 1fr auto;
    /* The button is level with the input, below the label's line, with or without a message. */
    button {
      margin-top: 30px;
      align-self: start;
    }
  }
`
