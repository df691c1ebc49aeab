import type { FormikProps } from 'formik'
import type { FormEvent } from 'react'

/** Submits a form; where a field is refused, the focus goes to the first such field, whose message is read out. */
export function focusFirstError<Values extends object>(
  form: Pick<FormikProps<Values>, 'submitForm' | 'validateForm'>,
) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    void form.submitForm()
    void form.validateForm().then((errors) => {
      const refused = Array.from(element.elements).find(
        (field) => 'name' in field && String(field.name) in errors,
      )
      if (refused instanceof HTMLElement) refused.focus()
    })
  }
}
