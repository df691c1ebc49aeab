import type { Group } from '@farandfew/domain/groups'
import { toastFailure } from '@farandfew/ui/form'
import { toast } from '@farandfew/ui/toast'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Quiet } from './group.styles.ts'
import { useGroupCalls } from './groups.data.ts'

/** Switches the mail about what is new in the group on or off. */
export function DigestSwitch({ group }: { group: Group }) {
  const { wantDigest } = useGroupCalls(group.departure.id)
  // While the call runs, the box shows what was chosen.
  const [chosen, setChosen] = useState<boolean>()
  const isOn = chosen ?? group.me.wantsDigest
  const change = async () => {
    if (chosen !== undefined) return
    setChosen(!isOn)
    try {
      await wantDigest(!isOn)
      toast({ title: isOn ? 'Mails switched off' : 'Mails switched on' })
    } catch (error) {
      toastFailure(error)
    }
    setChosen(undefined)
  }
  return (
    <Line>
      <label>
        <input type="checkbox" checked={isOn} onChange={() => void change()} />
        Email me what is new in the conversation
      </label>
      <Quiet>
        At most one mail a day, in the morning, and none if nothing is new. It quotes the first few
        messages.
      </Quiet>
    </Line>
  )
}

const Line = styled.div`
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    font-weight: ${({ theme }) => theme.fontWeights.label};
    cursor: pointer;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${({ theme }) => theme.colors.raspberry};
  }
`
