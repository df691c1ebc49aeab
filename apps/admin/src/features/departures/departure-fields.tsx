import { priceLabel, tierPrice } from '@farandfew/domain/constants'
import { SelectField, TextField } from '@farandfew/ui/field'
import type { ReactNode } from 'react'
import type { DepartureDraft } from './departure-draft.ts'
import { Pair } from './departures.styles.ts'

export interface FieldBinding {
  name: string
  value: string
  error: string | undefined
  onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  onBlur: (event: React.FocusEvent<HTMLInputElement | HTMLSelectElement>) => void
}

interface DepartureFieldsProps {
  field: (name: keyof DepartureDraft) => FieldBinding
  /** What is said under a field. */
  hintOf?: (name: keyof DepartureDraft) => string | undefined
  /** The trip's field, where it can be chosen. */
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
        <SelectField label="Price a seat" required options={tiers} {...bind('priceTier')} />
        <TextField label="Seats" inputMode="numeric" required {...bind('spotsTotal')} />
      </Pair>
      <TextField
        label="Coordinator (optional)"
        autoComplete="off"
        {...bind('coordinator', 'Who of the club travels along.')}
      />
    </>
  )
}
