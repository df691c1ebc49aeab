import { endpointKey } from '@farandfew/api-client'
import { addTaxRates, listTaxRates } from '@farandfew/domain/payments/payments.contract.ts'
import { newTaxRates, parsePercent } from '@farandfew/domain/payments/payment.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { FormDialog } from '../../shared/forms/send-form.tsx'
import { explained } from '../../shared/notices/explain-failure.ts'

interface AddTaxRatesProps {
  /** The club's date. */
  today: CalendarDate
  onClose: () => void
}

/** The form of rates that apply from a day on. */
export function AddTaxRates({ today, onClose }: AddTaxRatesProps) {
  const shown = [endpointKey(listTaxRates, {})]
  const { request } = useCall(addTaxRates, { shows: shown, failureReloads: shown })
  const form = useForm({
    schema: newTaxRates,
    initialValues: { validFrom: '', gst: '', tcs: '' },
    toInput: ({ validFrom, gst, tcs }) => ({
      validFrom,
      gst: parsePercent(gst),
      tcs: parsePercent(tcs),
    }),
    messages: ({ validFrom }) => (validFrom === '' ? { validFrom: 'Please enter the day' } : {}),
    validateOnBlur: false,
    send: async (body) => {
      await request({ body })
      toast({ title: 'Tax rates added', description: `From ${formatDate(body.validFrom)}` })
      onClose()
    },
    onFailure: explained('The tax rates were not added'),
  })
  const rate = { inputMode: 'decimal', autoComplete: 'off', required: true } as const
  return (
    <FormDialog
      title="Add tax rates"
      description="They apply to seats that are held from a day on. Bookings from before keep theirs."
      of={form}
      label="Add tax rates"
      submit="Add tax rates"
      busyLabel="Adding..."
      onClose={onClose}
    >
      <TextField
        label="First day"
        type="date"
        hint="Today or later."
        min={today}
        required
        {...form.field('validFrom')}
      />
      <Grid columns={2} from="sm">
        <TextField
          label="GST in percent"
          hint="Such as 5 or 2.5."
          {...rate}
          {...form.field('gst')}
        />
        <TextField
          label="TCS in percent"
          hint="Such as 5 or 2.5."
          {...rate}
          {...form.field('tcs')}
        />
      </Grid>
    </FormDialog>
  )
}
