import { ApiError, serverMessage } from '@farandfew/api-client/call'
import { toast } from '@farandfew/ui/toast'
import { type FormikErrors, type FormikValues, useFormik } from 'formik'

interface AccountForm<Draft extends FormikValues, Answer> {
  initialValues: Draft
  validate: (values: Draft) => Record<string, string>
  send: (values: Draft) => Promise<Answer>
  /** What was sent has arrived; the form is as it was before. */
  onDone: (answer: Answer, values: Draft) => void
}

/** A form of the account: what is refused stands under its field, and what was typed stays until it has arrived. */
export function useAccountForm<Draft extends FormikValues, Answer>(of: AccountForm<Draft, Answer>) {
  return useFormik<Draft>({
    initialValues: of.initialValues,
    validate: (values) => of.validate(values) as FormikErrors<Draft>,
    onSubmit: async (values, { setErrors, resetForm }) => {
      try {
        const answer = await of.send(values)
        resetForm()
        of.onDone(answer, values)
      } catch (error) {
        if (error instanceof ApiError) setErrors(error.fieldErrors as FormikErrors<Draft>)
        toast({
          title: 'Error',
          description: serverMessage(error, 'Please try again later.'),
          variant: 'destructive',
        })
      }
    },
  })
}
