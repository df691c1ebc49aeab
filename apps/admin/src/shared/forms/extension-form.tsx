import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import type * as z from 'zod/mini'
import { FormDialog, SendForm } from './send-form.tsx'
import { FactLines } from '../format/fact-lines.tsx'
import { isInstant } from '../format/format-day.ts'
import { Instant } from '../format/instant.tsx'
import { explained } from '../notices/explain-failure.ts'

type Unit = 'hours' | 'days'

interface ExtensionFormProps<Schema extends z.ZodMiniType> {
  /** The name of the form. */
  name: string
  unit: Unit
  /** As many as are proposed, and the most. */
  usual: number
  max: number
  /** What is sent: the amount under the name of its unit, and `until`. */
  schema: Schema
  /** The present end, an instant or a calendar date. */
  until: string
  send: (extension: z.input<Schema>) => Promise<unknown>
  /** The button that sends. */
  submit: string
  onClose: () => void
  closeLabel?: string
  /** What its dialog says above the fields, if it has a dialog of its own. */
  inDialog?: string
}

/** Asks by how many hours or days an end moves, with the present and the new end. */
export function ExtensionForm<const Schema extends z.ZodMiniType>(
  props: ExtensionFormProps<Schema>,
) {
  const { name, unit, usual, max, until, inDialog, submit, onClose, closeLabel } = props
  const extension = useForm({
    schema: props.schema,
    initialValues: { [unit]: String(usual) },
    toInput: (values) => ({ [unit]: Number(values[unit] || 'NaN'), until }),
    validateOnBlur: false,
    send: props.send,
    onFailure: explained('The deadline was not extended'),
  })
  const amount = Number(extension.form.values[unit] || 'NaN')
  const isAllowed = Number.isInteger(amount) && amount >= 1 && amount <= max
  const foot = { of: extension, submit, busyLabel: 'Extending...', onClose, closeLabel }
  const fields = (
    <>
      <FactLines
        facts={[
          ['Current deadline', <End key="now" value={until} />],
          ['New deadline', isAllowed ? <End key="new" value={moved(until, unit, amount)} /> : '–'],
        ]}
      />
      <TextField
        label={unit === 'hours' ? 'More hours' : 'More days'}
        hint={`At most ${max}. The member gets an email with the new end.`}
        inputMode="numeric"
        required
        {...extension.field(unit)}
      />
    </>
  )
  return inDialog === undefined ? (
    <SendForm {...foot} label={name}>
      {fields}
    </SendForm>
  ) : (
    <FormDialog {...foot} title={name} description={inDialog} label={name}>
      {fields}
    </FormDialog>
  )
}

const hour = 3_600_000

function moved(end: string, unit: Unit, amount: number): string {
  if (!isInstant(end)) return addDays(end, amount)
  const hours = unit === 'days' ? 24 * amount : amount
  return new Date(Date.parse(end) + hours * hour).toISOString()
}

const End = ({ value }: { value: string }) =>
  isInstant(value) ? <Instant value={value} /> : <time dateTime={value}>{formatDate(value)}</time>
