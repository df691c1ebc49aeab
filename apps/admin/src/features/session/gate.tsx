import { Page } from '../../shared/page/page.tsx'
import { GateForm } from './gate-form.tsx'
import { GateLayout } from './gate-layout.tsx'
import { useForgetting, useMistrust } from './session.data.ts'

/** The locked console, which has forgotten what was read through it. */
export function Gate() {
  useForgetting()
  return <GateSheet />
}

/** The gate before a room that its session has left: the room is kept, unseen, and asks anew once it is back. */
export function GateOver() {
  useMistrust()
  return <GateSheet />
}

const GateSheet = () => (
  <GateLayout>
    <Page title="Unlock the console">
      <GateForm />
    </Page>
  </GateLayout>
)
