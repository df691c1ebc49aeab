import type { Host } from '@farandfew/domain/hosts/host.ts'
import { Heading, Quiet, Row, Text } from '@farandfew/ui/primitives/primitives.ts'
import { MemberAvatar } from '../../shared/layout/member-avatar.tsx'

interface HostCardProps {
  host: Host
  /** What they host: 'Hosts 14-17 August 2025'. */
  line: string
  /** Whether the name is a heading. */
  isHeading?: boolean
}

/** A host with portrait, languages and a few lines. */
export function HostCard({ host, line, isHeading = false }: HostCardProps) {
  return (
    <Row align="start" wrap={false} anywhere>
      <MemberAvatar member={host} size={72} />
      <div>
        {isHeading ? (
          <Heading as="h3" size="title">
            {host.name}
          </Heading>
        ) : (
          <strong>{host.name}</strong>
        )}
        <Quiet>{line}</Quiet>
        {host.about !== null && (
          <Text marginTop={2} marginBottom={1}>
            {host.about}
          </Text>
        )}
        {host.languages !== null && <Quiet>{`Speaks ${host.languages}`}</Quiet>}
      </div>
    </Row>
  )
}
