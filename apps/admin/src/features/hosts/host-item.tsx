import type { AdminHost } from '@farandfew/domain/hosts/admin-hosts.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { siteSource } from '../../shared/pictures/site-picture.ts'
import { useMay } from '../../shared/role/role.ts'

interface HostItemProps {
  host: AdminHost
  siteUrl: string
  /** Opens the form. */
  href: string
  onDelete: () => void
}

/** A host, with the departures ahead. */
export function HostItem({ host, siteUrl, href, onDelete }: HostItemProps) {
  const { name, languages, about, picture, member, departures, canDelete } = host
  const mayChange = useMay('manage-bookings')
  return (
    <Item>
      {picture === null ? (
        <span aria-hidden>{name.slice(0, 1)}</span>
      ) : (
        <img src={siteSource(siteUrl, picture)} alt="" width={72} height={72} loading="lazy" />
      )}
      <Stack gap={1} align="start" anywhere>
        <h2>{mayChange ? <UiLink href={href}>{name}</UiLink> : name}</h2>
        {languages !== null && <p>{`Speaks ${languages}`}</p>}
        {about !== null && <p>{about}</p>}
        <p>{member ? `Account: ${member.name} (${member.username})` : 'No account'}</p>
        {departures.length === 0 ? (
          <p>No departures ahead</p>
        ) : (
          <ul role="list" aria-label={`Departures of ${name}`}>
            {departures.map(({ id, tripTitle, departureDate }) => (
              <li key={id}>
                <UiLink href={paths.departure(id)}>
                  {`${tripTitle}, ${formatDate(departureDate)}`}
                </UiLink>
              </li>
            ))}
          </ul>
        )}
        {mayChange && canDelete && (
          <Button variant="quiet" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        )}
      </Stack>
    </Item>
  )
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  padding: 16px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  > img,
  > span {
    display: grid;
    place-items: center;
    width: 72px;
    height: 72px;
    border-radius: ${theme.radii.round};
    background: ${theme.colors.shade};
    font-size: ${theme.fontSizes.title};
    object-fit: cover;
  }
  h2 {
    font-size: ${theme.fontSizes.title};
  }
  p,
  li {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  h2 a,
  li a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.touchTarget};
  }
`
