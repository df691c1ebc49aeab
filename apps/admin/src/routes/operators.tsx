import { OperatorsView } from '../features/operators/operators-view.tsx'
import { EndSessions } from '../features/operator-sessions/end-sessions.tsx'
import { Page } from '../shared/page/page.tsx'
import { Allowed } from '../shared/role/allowed.tsx'

/** The people who work with the console. */
export default function OperatorsPage() {
  return (
    <Page title="Operators">
      <Allowed to="manage-operators" otherwise={<p>Only owners manage operators.</p>}>
        <OperatorsView>
          <EndSessions />
        </OperatorsView>
      </Allowed>
    </Page>
  )
}
