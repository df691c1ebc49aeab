import { exportReceipts } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { CsvLink } from '../../shared/table/csv-link.tsx'
import { Tools } from '../../shared/table/toolbar.styles.ts'

/** Receipts, credit notes and refunds between two dates as a CSV file. The palette leads to its heading. */
export function ReceiptsExport() {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const isPeriod = from !== '' && to !== '' && from <= to
  return (
    <Stack as="section" gap={3} marginTop={5} aria-labelledby="accountant">
      <Heading id="accountant" tabIndex={-1}>
        For the accountant
      </Heading>
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
