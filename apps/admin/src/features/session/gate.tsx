import { Page } from '../page/page.tsx'
import { GateForm } from './gate-form.tsx'
import { GateLayout } from './gate-layout.tsx'
import { useForgetting } from './session.data.ts'

/** The locked console. */
export function Gate() {
  useForgetting()
  return (
    <GateLayout>
      <Page title="Unlock the console">
        <GateForm />
      </Page>
    </GateLayout>
  )
}
