import { call } from '@farandfew/api-client'
import { newsletterForm } from '@farandfew/domain/newsletters/newsletter.ts'
import { subscribe } from '@farandfew/domain/newsletters/newsletters.contract.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { styled } from 'styled-components'

export function NewsletterForm() {
  const { formProps, field, busy, outcome } = useForm({
    schema: newsletterForm,
    initialValues: { email: '' },
    failureTitle: 'Something went wrong.',
    send: async (form, { succeed }) => {
      await call(subscribe, { body: form })
      succeed({
        title: 'Successfully subscribed!',
        description: 'Thank you for joining our newsletter.',
        next: `We write to ${form.email.trim()} about once a month. You can unsubscribe with one click.`,
      })
    },
  })
  return (
    <Signup {...formProps} aria-label="Newsletter">
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <SubmitButton size="md" busy={busy} busyLabel="Subscribing...">
        Subscribe
      </SubmitButton>
      <FormOutcome of={outcome} />
    </Signup>
  )
}

const Signup = styled.form`
  display: grid;
  gap: 12px;
  max-width: 520px;
  /* In rem: with a large font the two do not fit next to each other. */
  @container (min-width: 20rem) {
    grid-template-columns: 1fr auto;
    /* The button is level with the input, below the label's line, with or without a message. */
    button {
      margin-top: 1.875rem;
      align-self: start;
    }
  }
`
