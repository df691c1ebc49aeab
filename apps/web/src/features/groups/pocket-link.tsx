import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'

/**
 * A link to the Trip Pocket of a departure, for a member of its group. The browser follows it, not the router: the page is
 * a document of its own, so that its service worker never serves another page.
 */
export const PocketLink = ({ departureId }: { departureId: number }) => (
  <Line href={paths.tripPocket(departureId)}>Trip Pocket (works offline)</Line>
)

const Line = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`
