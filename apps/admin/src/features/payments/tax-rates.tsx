import { endpointKey, endpointQuery } from '@farandfew/api-client'
import {
  confirmTaxRates,
  listTaxRates,
  removeTaxRates,
} from '@farandfew/domain/payments/payments.contract.ts'
import type { AdminTaxRates } from '@farandfew/domain/payments/payment.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Actions, Stack, Text } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useCall } from '../../shared/calls/use-call.ts'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { useMay } from '../../shared/role/role.ts'
import { headingsOf, TableHead } from '../../shared/table/table-head.tsx'
import { inCell, ScrollRegion, Table } from '../../shared/table/table.styles.ts'
import { AddTaxRates } from './add-tax-rates.tsx'

type Rates = AdminTaxRates['items'][number]

const InCell = styled(Button)`
  ${inCell}
`

const percent = (basisPoints: number) => `${basisPoints / 100}%`

/** The rates of GST and TCS by the date from which they apply. Owners add rates, and remove those to come. */
export function TaxRates() {
  const query = useQuery(endpointQuery(listTaxRates, {}))
  return (
    <Stack gap={3}>
      <Text maxWidth="66ch">
        Prices include GST and TCS, and stay as they are when the rates change. A booking keeps the
        rates of the day on which its seat was held.
      </Text>
      <Loaded query={query} loading="Loading…" failed="We could not load the tax rates.">
        {(rates) => <RatesByDate rates={rates} />}
      </Loaded>
    </Stack>
  )
}

function RatesByDate({ rates: { today, items, isConfirmed } }: { rates: AdminTaxRates }) {
  const mayEdit = useMay('edit-club')
  const [toConfirm, setToConfirm] = useState<Rates>()
  const [isAdding, setAdding] = useState(false)
  const shown = [endpointKey(listTaxRates, {})]
  const { send, reset, ...call } = useCall(removeTaxRates, { shows: shown, failureReloads: shown })
  const confirm = useCall(confirmTaxRates, { shows: shown })
  // The latest is first.
  const inForce = items.find(({ validFrom }) => validFrom <= today)
  const close = () => {
    reset()
    setToConfirm(undefined)
  }
  const remove = ({ validFrom }: Rates) =>
    send({ params: { validFrom } }, () => {
      toast({ title: 'Tax rates removed', description: `From ${formatDate(validFrom)}` })
      close()
    })
  return (
    <>
      <ScrollRegion role="region" aria-label="Tax rates" tabIndex={0}>
        <Table aria-label="Tax rates">
          <TableHead
            columns={headingsOf(['From', 'GST', 'TCS', 'State', ...(mayEdit ? ['Actions'] : [])])}
          />
          <tbody>
            {items.map((rates) => (
              <RatesRow
                key={rates.validFrom}
                rates={rates}
                isComing={rates.validFrom > today}
                isInForce={rates === inForce}
                onRemove={mayEdit ? () => setToConfirm(rates) : undefined}
              />
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
      {mayEdit && (
        <Actions>
          {!isConfirmed && (
            <ActionButton
              variant="primary"
              busy={confirm.busy}
              busyLabel="Confirming..."
              onAction={() =>
                confirm.send(
                  {},
                  () => toast({ title: 'Tax rates confirmed' }),
                  (error) => toastFailure(error, 'The tax rates were not confirmed'),
                )
              }
            >
              These rates are right
            </ActionButton>
          )}
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add tax rates
          </Button>
        </Actions>
      )}
      {isAdding && <AddTaxRates today={today} onClose={() => setAdding(false)} />}
      {toConfirm && (
        <QuestionDialog
          title={`Remove the rates from ${formatDate(toConfirm.validFrom)}?`}
          description={`GST ${percent(toConfirm.gst)} and TCS ${percent(toConfirm.tcs)} will not apply from that day. The rates before them stay in force.`}
          confirm="Remove"
          busyLabel="Removing..."
          failed="The tax rates were not removed."
          call={call}
          onConfirm={() => remove(toConfirm)}
          onClose={close}
        />
      )}
    </>
  )
}

interface RatesRowProps {
  rates: Rates
  isComing: boolean
  isInForce: boolean
  /** Undefined if the operator may not change rates. */
  onRemove: (() => void) | undefined
}

function RatesRow({ rates, isComing, isInForce, onRemove }: RatesRowProps) {
  const { validFrom, gst, tcs } = rates
  return (
    <tr>
      <th scope="row">
        <time dateTime={validFrom}>{formatDate(validFrom)}</time>
      </th>
      <td>{percent(gst)}</td>
      <td>{percent(tcs)}</td>
      <td>
        {isComing ? (
          <Badge tone="amber">To come</Badge>
        ) : isInForce ? (
          <Badge tone="sea">Applies today</Badge>
        ) : (
          'Past'
        )}
      </td>
      {onRemove && (
        <td>
          {isComing && (
            <InCell
              variant="quiet"
              aria-label={`Remove: ${formatDate(validFrom)}`}
              onClick={onRemove}
            >
              Remove
            </InCell>
          )}
        </td>
      )}
    </tr>
  )
}
