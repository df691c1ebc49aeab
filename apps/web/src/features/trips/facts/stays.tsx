import type { Stay } from '@farandfew/domain/trips/practical-facts.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

const nightsText = (nights: number) => (nights === 1 ? '1 night' : `${nights} nights`)

/** Where the group stays, in the order of the nights. The pictures are of the places, not of the rooms. */
export const Stays = ({ stays }: { stays: readonly Stay[] }) => (
  <List role="list" aria-label="Where we stay">
    {stays.map(({ what, where, nights, rooms, picture }) => (
      <li key={`${what}, ${where}`}>
        {picture !== undefined && <Picture src={picture} alt="" width={88} height={66} />}
        <div>
          <strong>{what}</strong>
          <small>{`${where} · ${nightsText(nights)}`}</small>
          {rooms !== undefined && <small>{rooms}</small>}
        </div>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: 16px;
  li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 16px;
    align-items: center;
    break-inside: avoid;
  }
  li > div {
    grid-column: 2;
  }
  img {
    width: 88px;
    height: 66px;
    border-radius: ${theme.radii.small};
    object-fit: cover;
  }
  strong,
  small {
    display: block;
  }
  small {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`
