import { text } from '../../content/team.md'
import { island } from '../shared/deferred/island.tsx'
import { TextPage } from './parts/text-page.tsx'

const Hosts = island(
  async () => {
    const { HostsSection } = await import('../features/hosts/hosts-section.tsx')
    return { default: HostsSection }
  },
  undefined,
  'idle',
)

/** Who works for the club, and the hosts of the departures ahead. */
export default function TeamPage() {
  return <TextPage text={text} after={<Hosts />} />
}
