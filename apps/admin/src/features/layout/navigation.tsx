import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { rooms } from '../../app/navigation.ts'

/** One line that scrolls by itself where it is too long for the screen. */
const List = styled.ul`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  padding-block: 4px 8px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 12px;
    border-radius: ${({ theme }) => theme.radii.card};
    color: ${({ theme }) => theme.colors.ink};
    font-weight: ${({ theme }) => theme.fontWeights.label};
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      background: ${({ theme }) => theme.colors.shade};
    }
    &[aria-current='page'] {
      background: ${({ theme }) => theme.colors.sheet};
      color: ${({ theme }) => theme.colors.raspberry};
    }
  }
`

/** The way to every room of the console. */
export function Navigation() {
  return (
    <nav aria-label="Console">
      <List role="list">
        {rooms.map(({ name, path }) => (
          <li key={path}>
            <NavLink to={path} end={path === '/'}>
              {name}
            </NavLink>
          </li>
        ))}
      </List>
    </nav>
  )
}
