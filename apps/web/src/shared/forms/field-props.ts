import type { FormikProps } from 'formik'

/** What a field of libs/ui takes from a form: its value, its handlers, and its message once a person has been there. */
export function fieldProps<Values extends object>(
  form: Pick<FormikProps<Values>, 'values' | 'errors' | 'touched' | 'handleChange' | 'handleBlur'>,
  name: keyof Values & string,
) {
  return {
    name,
    value: String(form.values[name] ?? ''),
    error: form.touched[name] ? (form.errors[name] as string | undefined) : undefined,
    onChange: form.handleChange,
    onBlur: form.handleBlur,
  }
}
