import type { OpenWork } from '@farandfew/domain/today/admin-today.ts'
import { listTodayLines, type TodayLine } from '@farandfew/domain/today/today-lines.ts'
import { formatShortDate } from '@farandfew/domain/calendar/format-date.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useNow } from '../../shared/format/use-now.ts'
import { Key } from '../../shared/keys/key.ts'
import { KeyHints } from '../../shared/keys/key-hints.tsx'
import { useShortcut } from '../../shared/keys/shortcuts.ts'
import { useSingleKeys } from '../../shared/keys/use-single-keys.ts'
import { paths } from '../../shared/paths.ts'
import { Role } from '../../shared/role/role.ts'
import { describeUrgency, lineWords, waitsOf, wordsOf } from './line-words.ts'

const count = new Intl.NumberFormat('en-IN')

/** What waits, the oldest promise first. A line opens the list of what it counts, at the first of it, also by its number. */
export function WaitingLines({ work }: { work: OpenWork }) {
  const role = use(Role)
  const now = useNow()
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const lines = listTodayLines(work, role)
  if (lines.length === 0) {
    return (
      <Notice>
        <p>Nothing is waiting for you. New work appears here by itself.</p>
      </Notice>
    )
  }
  return (
    <Stack gap={5}>
      <KeyHints
        hints={[
          { key: lines.length === 1 ? '1' : `1-${Math.min(9, lines.length)}`, label: 'open' },
        ]}
        singleKeys={singleKeys}
        onChoose={setSingleKeys}
      />
      <List role="list" aria-label="What waits">
        {lines.map((line, index) => (
          <Line
            key={`${line.queue} ${line.fault?.kind}`}
            line={line}
            departures={departuresOf(work, line)}
            place={singleKeys && index < 9 ? String(index + 1) : undefined}
            now={now}
          />
        ))}
      </List>
    </Stack>
  )
}

type NamedDepartures = OpenWork['waitlists']['departures']

const departuresOf = (work: OpenWork, { queue }: TodayLine): NamedDepartures =>
  queue === 'smallGroups' || queue === 'waitlists' ? work[queue].departures : []

interface LineProps {
  line: TodayLine
  departures: NamedDepartures
  /** The key that opens it, if it has one. */
  place: string | undefined
  /** The current time in milliseconds. */
  now: number
}

function Line({ line, departures, place, now }: LineProps) {
  const { queue, open, first } = line
  const { words, opens } = wordsOf(line)
  const urgency = describeUrgency(line, now)
  const navigate = useNavigate()
  const href = lineWords[queue].path(first)
  useShortcut(place ?? '0', `Open ${opens}`, () => void navigate(href), {
    enabled: place !== undefined,
  })
  return (
    <Item>
      <Place aria-hidden="true">{place && <Key>{place}</Key>}</Place>
      <Words>
        <Main href={href}>
          <Count>{count.format(open)}</Count>
          <span>{` ${words}`}</span>
        </Main>
        {departures.length > 0 && (
          <Departures role="list">
            {departures.map((departure) => (
              <li key={departure.id}>
                <UiLink href={paths.departure(departure.id)}>
                  {`${departure.tripTitle}, ${formatShortDate(departure.departureDate)}`}
                </UiLink>
                <span>{`: ${waitsOf(line, departure)}`}</span>
              </li>
            ))}
            {open > departures.length && <li>{`and ${open - departures.length} more`}</li>}
          </Departures>
        )}
      </Words>
      <Badge tone={urgency.tone}>
        <VisuallyHidden>Oldest: </VisuallyHidden>
        <span>{urgency.words}</span>
      </Badge>
    </Item>
  )
}

const List = styled.ol`
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
`

const Item = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 10px 16px;
  &:not(:first-child) {
    border-top: 1px solid ${theme.colors.hairline};
  }
  &:hover {
    background: ${theme.colors.paper};
  }
`

/** Hidden on small screens, which rarely have a keyboard. */
const Place = styled.span`
  display: none;
  ${theme.media.ml} {
    display: inline-block;
    width: 2.2em;
  }
`

const Words = styled.div`
  flex: 1 1 220px;
  min-width: 0;
`

/** Covers the whole line, below the links to its departures. */
const Main = styled(UiLink)`
  display: inline-flex;
  align-items: baseline;
  gap: 0.4em;
  min-height: 32px;
  color: ${theme.colors.ink};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
`

const Count = styled.strong`
  font-size: ${theme.fontSizes.lead};
  font-weight: ${theme.fontWeights.title};
`

const Departures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  a {
    position: relative;
    display: inline-block;
    padding-block: 4px;
  }
`
