import { brand } from '@farandfew/domain/brand/brand.ts'
import { addDays, type CalendarDate, weekdayOf } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatShortDate, weekdayNames } from '@farandfew/domain/calendar/format-date.ts'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type { PhoneEntry } from '@farandfew/domain/destinations/emergency-numbers.ts'
import type { TripPocket } from '@farandfew/domain/trip-pockets/trip-pocket.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { TextLink } from '@farandfew/ui/primitives/primitives.ts'
import { type ReactNode, useId } from 'react'
import { paths } from '../../shared/paths.ts'
import { Cards, Day, Jump, List, Parts } from './pocket.styles.ts'

const dayText = (date: CalendarDate) =>
  `${weekdayNames[weekdayOf(date)]?.slice(0, 3)} ${formatShortDate(date)}`

/** Everything that the pocket holds, with links to its parts, and nothing that needs a connection to be read. */
export function PocketContent({ pocket }: { pocket: TripPocket }) {
  const { meeting, days, hotels, emergency, members } = pocket
  return (
    <Container>
      <Jump aria-label="Parts of the Trip Pocket">
        <a href="#days">Itinerary</a>
        <a href="#hotels">Hotels</a>
        <a href="#emergency">Emergency</a>
        <a href="#names">Group</a>
      </Jump>
      <Parts>
        <Part id="days" title="Itinerary">
          {meeting && <p>{`Meeting: ${meeting}`}</p>}
          {days.length === 0 && <p>The itinerary is not ready yet.</p>}
          {days.map((day) => (
            <Day key={day.day}>
              <h3>
                <small>{`Day ${day.day} · ${dayText(day.date)}`}</small>
                <span>{day.title}</span>
              </h3>
              <p>{day.description}</p>
              <dl>
                {day.accommodation !== 'N/A' && (
                  <>
                    <dt>Night</dt>
                    <dd>{day.accommodation}</dd>
                  </>
                )}
                <dt>Included</dt>
                <dd>{day.included}</dd>
              </dl>
            </Day>
          ))}
        </Part>
        <div>
          <Part id="hotels" title="Hotels">
            {hotels.length === 0 && <p>The hotels have not been added yet.</p>}
            <Cards role="list">
              {hotels.map((hotel) => (
                <Hotel key={hotel.id} hotel={hotel} />
              ))}
            </Cards>
          </Part>
          <Part id="emergency" title="Emergency">
            <Numbers title={emergency?.country ?? ''} numbers={emergency?.numbers ?? []} />
            <Numbers title="Indian missions" numbers={emergency?.missions ?? []} />
            {pocket.clubPhone !== null && (
              <Numbers
                title="The club"
                numbers={[{ label: brand.name, number: pocket.clubPhone }]}
              />
            )}
          </Part>
          <Part id="names" title="Your group">
            <List role="list">
              {members.map(({ id, name, isHost }) => (
                <li key={id}>
                  <span>{name}</span>
                  {isHost && <small>Host</small>}
                </li>
              ))}
            </List>
            <p>
              <a href={paths.group(pocket.departureId)}>Open the Group Room</a> (needs a connection)
            </p>
          </Part>
        </div>
      </Parts>
    </Container>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}

function Hotel({ hotel }: { hotel: TripPocket['hotels'][number] }) {
  const { name, address, phone, firstNight, nights } = hotel
  const leaving = addDays(firstNight, nights)
  return (
    <li>
      <h3>{name}</h3>
      <p>{address}</p>
      <p>
        {`${nights === 1 ? '1 night' : `${nights} nights`}, ${dayText(firstNight)} to ${dayText(leaving)}`}
      </p>
      <p>
        {phone !== null && <PhoneLink number={phoneLabel(phone)} label={name} />}
        <TextLink
          strong
          href={mapUrl(`${name}, ${address}`)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Map: ${name}`}
        >
          Map
        </TextLink>
      </p>
    </li>
  )
}

/** Opens the phone's own map (https://developers.google.com/maps/documentation/urls/get-started). */
const mapUrl = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`

function Numbers({ title, numbers }: { title: string; numbers: readonly PhoneEntry[] }) {
  if (numbers.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <List role="list">
        {numbers.map(({ label, number }) => (
          <li key={number + label}>
            <span>{label}</span>
            <PhoneLink number={number} label={label} />
          </li>
        ))}
      </List>
    </>
  )
}

const PhoneLink = ({ number, label }: PhoneEntry) => (
  <TextLink
    strong
    href={`tel:${number.replace(/[^+\d]/g, '')}`}
    aria-label={`Call ${label}: ${number}`}
  >
    {number}
  </TextLink>
)
