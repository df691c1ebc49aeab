import { priceLabel, tierPrice, describeMeeting } from '@farandfew/domain/constants/labels.ts'
import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import type { Host } from '@farandfew/domain/hosts/host.ts'
import { meetingOfTrip } from '@farandfew/domain/departures/meeting.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import type { Form } from '@farandfew/ui/form/use-form.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Grid, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { hostsQuery } from '../hosts/hosts.data.ts'
import { type DepartureDraft, keyOfMeeting, otherMeeting } from './departure-draft.ts'

interface DepartureFieldsProps {
  field: Form<DepartureDraft>['field']
  /** Returns the hint of a field. */
  hintOf?: (name: keyof DepartureDraft) => string | undefined
  /** The host that the departure has. */
  host?: Host | null
  /** What can be chosen as the place and time where the group meets. */
  meetings?: AdminDepartureWithBookings['meetingChoices']
  /** The field of the trip, if it can be chosen. */
  children?: ReactNode
}

const durations = [4, 8].map((days) => ({ value: String(days), label: `${days} days` }))
const tiers = ([2, 3] as const).map((tier) => ({
  value: String(tier),
  label: priceLabel(tierPrice(tier)),
}))

const noMeetings = { trip: [], others: [] }

/** The fields that adding and changing a departure share. */
export function DepartureFields(props: DepartureFieldsProps) {
  const { field, hintOf, host = null, meetings = noMeetings, children } = props
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
      <HostField {...bind('hostId')} host={host} />
      <MeetingFields bind={bind} meetings={meetings} />
    </>
  )
}

interface HostFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options'> {
  /** The host of the departure. */
  host: Host | null
}

/** The choice of a host. Hosts are added on a page of their own. */
function HostField({ host, ...bound }: HostFieldProps) {
  const { data } = useQuery(hostsQuery)
  const known = data?.items ?? (host ? [host] : [])
  return (
    <Stack gap={1} align="start">
      <SelectField
        label="Host (optional)"
        placeholder="Not named yet"
        options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...bound}
      />
      <UiLink href={paths.newHost}>Add a host</UiLink>
    </Stack>
  )
}

interface MeetingFieldsProps {
  bind: (name: keyof DepartureDraft, hint?: string) => ReturnType<DepartureFieldsProps['field']>
  meetings: AdminDepartureWithBookings['meetingChoices']
}

/** The choice of where the group meets, with two fields for another place. */
function MeetingFields({ bind, meetings }: MeetingFieldsProps) {
  const chosen = bind('meeting').value
  const ofTrip = meetingOfTrip({
    meetings: meetings.trip,
    duration: Number(bind('duration').value),
  })
  return (
    <>
      <SelectField
        label="Where the group meets"
        placeholder={ofTrip ? `As the trip says: ${describeMeeting(ofTrip)}` : 'As the trip says'}
        options={[
          ...meetings.others.map((one) => ({
            value: keyOfMeeting(one),
            label: describeMeeting(one),
          })),
          { value: otherMeeting, label: 'Another place or time' },
        ]}
        {...bind('meeting')}
      />
      {chosen === otherMeeting && (
        <Grid columns={2}>
          <TextField label="Meeting place" required autoComplete="off" {...bind('meetingPlace')} />
          <TextField label="Local time" type="time" required {...bind('meetingTime')} />
        </Grid>
      )}
    </>
  )
}
