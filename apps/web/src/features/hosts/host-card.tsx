import type { Host } from '@farandfew/domain/hosts/host.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { MemberAvatar } from '../../shared/layout/member-avatar.tsx'

interface HostCardProps {
  host: Host
  /** What they host: 'Hosts 14-17 August 2025'. */
  line: string
  /** The element of the name. */
  heading?: 'h3' | 'strong'
}

/** A host with portrait, languages and a few lines. */
export function HostCard({ host, line, heading: Name = 'strong' }: HostCardProps) {
  return (
    <Card>
      <MemberAvatar member={host} size={72} />
      <div>
        <Name>{host.name}</Name>
        <small>{line}</small>
        {host.about !== null && <p>{host.about}</p>}
        {host.languages !== null && <small>{`Speaks ${host.languages}`}</small>}
      </div>
    </Card>
  )
}

const Card = styled.div`
  display: flex;
  gap: 16px;
  align-items: start;
  overflow-wrap: anywhere;
  > :last-child {
    min-width: 0;
  }
  h3,
  strong,
  small {
    display: block;
  }
  h3 {
    font-size: ${theme.fontSizes.title};
  }
  small {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  p {
    margin: 8px 0 4px;
  }
`
