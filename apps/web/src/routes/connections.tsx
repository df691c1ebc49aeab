import { ConnectionsPage } from '../features/connections/connections-page.tsx'
import { useHydrated } from '../shared/use-hydrated.ts'

/** The member's connections. */
export default function Connections() {
  return <ConnectionsPage isPrerendered={!useHydrated()} />
}
