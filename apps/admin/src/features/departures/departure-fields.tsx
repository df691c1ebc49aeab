import { priceLabel, tierPrice } from '@farandfew/domain/constants'
import { SelectField, TextField } from '@farandfew/ui/field'
import type { Form } from '@farandfew/ui/form'
import type { ReactNode } from 'react'
import type { DepartureDraft } from './departure-draft.ts'
import { Pair } from './departures.styles.ts'

interface DepartureFieldsProps {
  field: Form<DepartureDraft>['field']
  /** Returns the hint of a field. */
  hintOf?: (name: keyof DepartureDraft) => string | undefined
  /** The field of the trip, if it can be chosen. */
  children?: ReactNode
}

const durations = [4, 8].map((days) => ({ value: String(days), label: `${days} days` }))
const tiers = ([2, 3] as const).map((tier) => ({
  value: String(tier),
  label: priceLabel(tierPrice(tier)),
}))

/** The fields that adding and changing a departure share. */
export function DepartureFields({ field, hintOf, children }: DepartureFieldsProps) {
  const bind = (name: keyof DepartureDraft, hint?: string) => {
    const said = hintOf?.(name) ?? hint
    return { ...field(name), ...(said !== undefined && { hint: said }) }
  }
  return (
    <>
      {children}
      <Pair>
        <TextField label="Departure date" type="date" required {...bind('departureDate')} />
        <SelectField label="Length" required options={durations} {...bind('duration')} />
      </Pair>
      <Pair>
        <SelectField label="Price per seat" required options={tiers} {...bind('priceTier')} />
        <TextField label="Seats" inputMode="numeric" required {...bind('spotsTotal')} />
      </Pair>
      <TextField
        label="Coordinator (optional)"
        autoComplete="off"
        {...bind('coordinator', 'Who travels with the group.')}
      />
    </>
  )
}
