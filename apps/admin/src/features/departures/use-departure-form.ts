import { departureForm } from '@farandfew/domain/departures/admin-departures.ts'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { useChangeForm } from '../../shared/forms/use-change-form.ts'
import {
  type DepartureDraft,
  type DepartureInput,
  missingChoices,
  toForm,
} from './departure-draft.ts'

interface DepartureFormOptions {
  initialValues: DepartureDraft
  save: (input: DepartureInput, draft: DepartureDraft) => Promise<unknown>
  /** Keeps what was typed while the form is closed. */
  drafts?: Drafts
}

/** The form of a departure. */
export const useDepartureForm = ({ initialValues, save, drafts }: DepartureFormOptions) =>
  useChangeForm({
    schema: departureForm,
    initialValues,
    toInput: toForm,
    messages: missingChoices,
    ...(drafts && { draft: { in: drafts, as: 'departure' } }),
    send: (input, { values }) => save(input, values),
  })
