import { ConnectionsPage } from '../features/connections/connections-page.tsx'
import { useHydrated } from '../shared/use-hydrated.ts'

export default function Connections() {
  return <ConnectionsPage isPrerendered={!useHydrated()} />
}
