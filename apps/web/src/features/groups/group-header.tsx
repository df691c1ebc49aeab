import { formatDate, formatDateRange } from '@farandfew/domain/calendar/format-date.ts'
import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import type { Group } from '@farandfew/domain/groups/group.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { SizedPoster } from '@farandfew/ui/image/sized-poster.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { Eyebrow } from '@farandfew/ui/page/headings.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Box, Grid, Heading } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { DottedList } from '../../shared/layout/dotted-list.ts'
import { BackLink } from '../../shared/links/back-link.tsx'
import { MemberAvatar } from '../../shared/layout/member-avatar.tsx'
import { departurePath, paths } from '../../shared/paths.ts'
import { PocketLink } from './pocket-link.tsx'

/** The most faces in the header. It says no number: next to that of the booking page, it would betray a block. */
const shownFaces = 8

interface GroupHeaderProps {
  group: Group
  /** Whether it leaves the screen to the tab below it. */
  isOneLine: boolean
}

/** Which group the page belongs to, and how long it is until they leave. */
export function GroupHeader({ group, isOneLine }: GroupHeaderProps) {
  const { departure, trip, members, countdown } = group
  const range = formatDateRange(departure.departureDate, departure.returnDate)
  const year = departure.departureDate.slice(0, 4)
  const dates = range.includes(year) ? range : `${range} ${year}`
  const back = group.me.isHost
    ? { href: departurePath(trip, departure), label: 'See the trip' }
    : { href: paths.book(departure.id), label: 'See your booking' }
  if (isOneLine) {
    return (
      <OneLine>
        <Container>
          <BackLink href={back.href}>
            <VisuallyHidden>{back.label}</VisuallyHidden>
          </BackLink>
          <h1 tabIndex={-1}>{trip.title}</h1>
          <p>{`${dates} · ${countdown}`}</p>
        </Container>
      </OneLine>
    )
  }
  return (
    <Box as="section" ground="blush" paddingTop={4} paddingBottom={8}>
      <Container>
        <Grid columns={[3, 2]} from="split" gap={16} rowGap={6} align="center" anywhere>
          <div>
            <BackLink href={back.href}>{back.label}</BackLink>
            <Eyebrow as="p">Group Room</Eyebrow>
            <Heading as="h1" size="display" marginTop={1} marginBottom={3} tabIndex={-1}>
              {trip.title}
            </Heading>
            <DottedList role="list">
              <li>{departure.destination}</li>
              <li>{dates}</li>
              <li>{durationLabel(departure.duration)}</li>
            </DottedList>
            <Countdown>{countdown}</Countdown>
            <People>
              <span aria-hidden>
                {members.slice(0, shownFaces).map((member) => (
                  <MemberAvatar key={member.id} member={member} size={40} />
                ))}
              </span>
              <span>{hostText(group)}</span>
            </People>
            <PocketLink departureId={departure.id} />
            {group.isReadOnly && (
              <p role="note">{`You could post here until ${formatDate(group.writableUntil)}. You can still read everything.`}</p>
            )}
          </div>
          {trip.image && (
            <SizedPoster $from="split" $ratio="4 / 3">
              <Picture src={trip.image} alt="" width={1200} height={800} eager />
            </SizedPoster>
          )}
        </Grid>
      </Container>
    </Box>
  )
}

/** 'Your host: Elif', by the name that all other pages have; undefined until someone is named. */
function hostText({ hostName, me }: Group): string | undefined {
  if (me.isHost) return 'You are the host'
  return hostName ? `Your host: ${hostName}` : undefined
}

const OneLine = styled.section`
  background: ${theme.colors.blush};
  > div {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: center;
    min-height: 52px;
  }
  a {
    grid-row: 1 / -1;
    min-width: 44px;
  }
  h1 {
    overflow: hidden;
    font-size: ${theme.fontSizes.title};
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    color: ${theme.colors.raspberry};
    font-size: ${theme.fontSizes.small};
    font-weight: ${theme.fontWeights.label};
  }
  ${theme.below.sm} {
    > div {
      grid-template: auto auto / 28px minmax(0, 1fr);
    }
  }
`

const Countdown = styled.p`
  margin-top: 20px;
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.page};
  font-weight: ${theme.fontWeights.title};
  color: ${theme.colors.raspberry};
  line-height: 1.2;
`

const People = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 16px;
  > span:first-child {
    display: flex;
    > * + * {
      margin-left: -10px;
    }
    > * {
      border: 2px solid ${theme.colors.blush};
    }
  }
`
