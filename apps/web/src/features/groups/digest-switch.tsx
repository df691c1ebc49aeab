import type { Group } from '@farandfew/domain/groups'
import { toastFailure } from '@farandfew/ui/form'
import { toast } from '@farandfew/ui/toast'
import { useState } from 'react'
import { CheckBox } from '../../shared/forms/check-box.tsx'
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
    <CheckBox
      label="Email me what is new in the conversation"
      hint="At most one email a day, in the morning, and none if nothing is new. It quotes the first few messages."
      checked={isOn}
      onChange={() => void change()}
    />
  )
}
