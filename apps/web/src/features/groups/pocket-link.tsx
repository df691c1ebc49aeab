import { TextLink } from '@farandfew/ui/primitives/primitives.ts'
import { paths } from '../../shared/paths.ts'

/**
 * A link to the Trip Pocket of a departure, for a member of its group. The browser follows it, not the router: the page is
 * a document of its own, so that its service worker never serves another page.
 */
export const PocketLink = ({ departureId }: { departureId: number }) => (
  <TextLink as="a" href={paths.tripPocket(departureId)}>
    Trip Pocket (works offline)
  </TextLink>
)
