import type { Group } from '@farandfew/domain/groups/group.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { DigestSwitch } from './digest-switch.tsx'
import { ShownFields } from './shown-fields.tsx'

/** What the signed-in member chooses for themselves: what the group sees of them, and the mail about what is new. */
export const OwnSettings = ({ group }: { group: Group }) => (
  <Band>
    <ShownFields group={group} />
    {!group.isReadOnly && <DigestSwitch group={group} />}
  </Band>
)

const Band = styled.div`
  display: grid;
  gap: 16px;
  padding: clamp(16px, 3vw, 28px);
  border-radius: ${theme.radii.card};
  background: ${theme.colors.blush};
  > * + * {
    padding-top: 12px;
    border-top: 1px solid ${theme.colors.edge};
  }
`
