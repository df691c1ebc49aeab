import { exportReceipts } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { CsvLink } from '../../shared/table/csv-link.tsx'
import { Tools } from '../../shared/table/toolbar.styles.ts'

/** Receipts, credit notes and refunds between two dates as a CSV file, for the accountant. */
export function ReceiptsExport() {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const isPeriod = from !== '' && to !== '' && from <= to
  return (
    <Stack gap={3}>
      <p>
        Every receipt, every credit note, and every refund that needs none, with net, GST, TCS and
        the reference at the payment gateway or the bank.
      </p>
      <Tools>
        <TextField
          label="First day"
          name="from"
          type="date"
          value={from}
          {...(to && { max: to })}
          onChange={({ currentTarget: { value } }) => setFrom(value)}
        />
        <TextField
          label="Last day"
          name="to"
          type="date"
          value={to}
          {...(from && { min: from })}
          onChange={({ currentTarget: { value } }) => setTo(value)}
        />
        {isPeriod ? (
          <CsvLink path={exportReceipts.path} query={{ from, to }} />
        ) : (
          <Quiet>Choose both days to download the file.</Quiet>
        )}
      </Tools>
    </Stack>
  )
}
