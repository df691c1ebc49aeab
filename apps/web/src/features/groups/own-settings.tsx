import type { Group } from '@farandfew/domain/groups/group.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { styled } from 'styled-components'
import { useState } from 'react'
import { ShownFields } from './shown-fields.tsx'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { CheckBox } from '../../shared/forms/check-box.tsx'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'
import { useGroupCalls } from './groups.data.ts'

/** What the signed-in member chooses for themselves: what the group sees of them, and the mail about what is new. */
export const OwnSettings = ({ group }: { group: Group }) => (
  <Band>
    <ShownFields group={group} />
    {!group.isReadOnly && <DigestSwitch group={group} />}
  </Band>
)

/** Switches the email about what is new in the group on or off. It goes to confirmed addresses only. */
function DigestSwitch({ group }: { group: Group }) {
  const { wantDigest } = useGroupCalls(group.departure.id)
  const { data: user } = useCurrentUser()
  // While the call runs, the box shows what was chosen.
  const [chosen, setChosen] = useState<boolean>()
  const isOn = chosen ?? group.me.wantsDigest
  const canSwitch = isOn || user?.emailVerified === true
  const change = async () => {
    if (chosen !== undefined) return
    setChosen(!isOn)
    try {
      await wantDigest(!isOn)
      toast({ title: isOn ? 'Daily email switched off' : 'Daily email switched on' })
    } catch (error) {
      toastFailure(error, isOn ? 'Not switched off' : 'Not switched on')
    }
    setChosen(undefined)
  }
  if (!canSwitch) {
    return (
      <Quiet>
        To get what is new in the conversation by email,{' '}
        <AppLink href={`${paths.account}?tab=my-profile`}>confirm your email address</AppLink>.
      </Quiet>
    )
  }
  return (
    <CheckBox
      label="Email me about new messages"
      hint="One email a day at most, in the morning, and none if nothing is new. It quotes the first messages."
      checked={isOn}
      onChange={() => void change()}
    />
  )
}

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
