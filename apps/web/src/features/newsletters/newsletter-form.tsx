import { ApiError, serverMessage } from '@farandfew/api-client/call'
import { newsletterForm } from '@farandfew/domain/newsletters'
import { TextField } from '@farandfew/ui/field'
import { prepareToasts, toast } from '@farandfew/ui/toast'
import { type FormikHelpers, useFormik } from 'formik'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { fieldProps } from '../../shared/forms/field-props.ts'
import { focusFirstError } from '../../shared/forms/focus-first-error.ts'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { zodValidate } from '../../shared/forms/zod-validate.ts'
import { useSubscribe } from './newsletter.data.ts'

interface Values {
  email: string
}

/** The newsletter form: an address and nothing else. */
export function NewsletterForm() {
  useEffect(prepareToasts, [])
  const { mutateAsync } = useSubscribe()

  const subscribe = async ({ email }: Values, helpers: FormikHelpers<Values>) => {
    try {
      await mutateAsync(email)
      helpers.resetForm()
      toast({
        title: 'Successfully subscribed!',
        description: 'Thank you for joining our newsletter.',
      })
    } catch (error) {
      if (error instanceof ApiError) helpers.setErrors(error.fieldErrors)
      toast({
        title: 'Something went wrong.',
        description: serverMessage(error, 'Please try again later.'),
        variant: 'destructive',
      })
    }
  }

  const form = useFormik<Values>({
    initialValues: { email: '' },
    validate: zodValidate(newsletterForm),
    onSubmit: subscribe,
  })

  return (
    <Row noValidate onSubmit={focusFirstError(form)} aria-label="Newsletter">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        {...fieldProps(form, 'email')}
      />
      <SubmitButton size="md" busy={form.isSubmitting} busyLabel="Subscribing...">
        Subscribe
      </SubmitButton>
    </Row>
  )
}

const Row = styled.form`
  display: grid;
  gap: 12px;
  max-width: 520px;
  @media (min-width: 560px) {
    grid-template-columns: 1fr auto;
    /* The button stands beside the input, below the label's line, whether or not a message follows. */
    button {
      margin-top: 30px;
      align-self: start;
    }
  }
`
