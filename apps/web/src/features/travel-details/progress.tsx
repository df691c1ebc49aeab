import { daysBetween } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate, formatShortDate } from '@farandfew/domain/calendar/format-date.ts'
import { travelDetailsKeptDays } from '@farandfew/domain/travel-details/travel-details-dates.ts'
import type { OwnTravelDetails } from '@farandfew/domain/travel-details/travel-details.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'
import { Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Grid, Heading, Quiet, Text, TextLink } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import type { GroupTabProps } from '../groups/group.data.ts'
import { paths } from '../../shared/paths.ts'

interface ProgressProps extends GroupTabProps {
  own: OwnTravelDetails
}

/** What is done and what is missing. */
export function Progress({ own, group }: ProgressProps) {
  const id = useId()
  const arrival = group.members.find(({ isMe }) => isMe)?.arrival ?? null
  const done = Number(own.state === 'complete') + Number(arrival !== null)
  return (
    <section aria-labelledby={id}>
      <Heading marginBottom={3} id={id}>
        Before you fly
      </Heading>
      {own.open && <Text maxWidth="44em">{`${done} of 2 done.`}</Text>}
      <Grid as="ul" role="list" columns={2} marginTop={4}>
        <Panel as="li" padding={5} gap={2} anywhere>
          <Heading as="h3" size="lead">
            Travel details
          </Heading>
          <State own={own} today={group.today} />
        </Panel>
        <Panel as="li" padding={5} gap={2} anywhere>
          <Heading as="h3" size="lead">
            Arrival
          </Heading>
          {arrival ? (
            <p>
              {`${formatShortDate(arrival.date)}, ${arrival.time} local time, ${arrival.place}${arrival.flight ? ` (${arrival.flight})` : ''}`}
            </p>
          ) : (
            <p>{own.open ? "We don't know yet when you arrive." : 'You did not add one.'}</p>
          )}
          {own.open && (
            <TextLink href={`${paths.group(own.departureId)}?tab=plan#arrivals`}>
              {arrival ? 'Change your arrival' : 'Add your arrival'}
            </TextLink>
          )}
        </Panel>
      </Grid>
    </section>
  )
}

/** Whether the details are there, and when they are due. */
function State({ own, today }: { own: OwnTravelDetails; today: string }) {
  const [tone, label] = badgeOf(own)
  return (
    <>
      <p>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <Quiet maxWidth="44em">{explain(own, today)}</Quiet>
    </>
  )
}

function badgeOf(own: OwnTravelDetails): [BadgeTone, string] {
  if (own.state === 'complete') return ['sea', 'Complete']
  if (!own.open) return ['neutral', own.details ? 'Stored' : 'Trip is over']
  if (own.state === 'needs-attention') return ['red', 'Needs attention']
  return own.isLate ? ['red', 'Late'] : ['amber', 'Missing']
}

function explain(own: OwnTravelDetails, today: string): string {
  if (own.open && own.state === 'needs-attention') return 'Your passport expires before you return.'
  if (own.details)
    return `We erase them on ${formatDate(own.eraseOn)}, ${travelDetailsKeptDays} days after your return.`
  if (!own.open) return 'None are stored.'
  const left = daysBetween(today, own.dueOn)
  if (left < 0) return `They were due on ${formatDate(own.dueOn)}. Please enter them today.`
  if (left === 0) return 'Due today.'
  return `Due by ${formatDate(own.dueOn)}: ${left === 1 ? '1 day' : `${left} days`} left.`
}
