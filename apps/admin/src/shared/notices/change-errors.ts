import { ApiError } from '@farandfew/api-client'

/** The messages of a refused change by field. It is sent as `{ before, after }`; the fields of the form are those of `after`. */
export const changeErrorsOf = (error: unknown) =>
  Object.fromEntries(
    Object.entries(error instanceof ApiError ? error.fieldErrors : {}).map(([path, message]) => [
      path.replace(/^after\./, ''),
      message,
    ]),
  )
