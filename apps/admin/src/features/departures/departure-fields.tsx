import { priceLabel, tierPrice } from '@farandfew/domain/constants/labels.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import type { Form } from '@farandfew/ui/form/use-form.ts'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { DepartureDraft } from './departure-draft.ts'

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
      <Grid columns={2}>
        <TextField label="Departure date" type="date" required {...bind('departureDate')} />
        <SelectField label="Length" required options={durations} {...bind('duration')} />
      </Grid>
      <Grid columns={2}>
        <SelectField label="Price per seat" required options={tiers} {...bind('priceTier')} />
        <TextField label="Seats" inputMode="numeric" required {...bind('spotsTotal')} />
      </Grid>
      <Host>
        <legend>Host, as the trip's page shows them</legend>
        <TextField
          label="Public name of the host (optional)"
          autoComplete="off"
          {...bind(
            'coordinator',
            'The first name is enough. Booking pages and calendars show it too.',
          )}
        />
        <TextAreaField
          label="About the host (optional)"
          rows={3}
          {...bind('hostAbout', 'One or two sentences. They show once there is a name.')}
        />
        <TextField
          label="Languages (optional)"
          autoComplete="off"
          {...bind('hostLanguages', 'Such as Turkish and English.')}
        />
        <TextField
          label="Picture (optional)"
          autoComplete="off"
          {...bind('hostPicture', 'A path of the site, such as /art/…, or an https address.')}
        />
      </Host>
    </>
  )
}

const Host = styled.fieldset`
  display: grid;
  gap: 16px;
  margin: 8px 0 0;
  padding: 16px 0 0;
  border: 0;
  border-top: 1px solid ${theme.colors.hairline};
  legend {
    float: left;
    padding: 0;
    font-weight: ${theme.fontWeights.label};
  }
`
