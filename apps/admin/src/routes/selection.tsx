import { useParams } from 'react-router-dom'
import { SelectionView } from '../features/selections/selection-view.tsx'
import { Page } from '../shared/page/page.tsx'
import { Allowed } from '../shared/role/allowed.tsx'

/** The proposal which applicants make the best-balanced group of a departure. */
export default function SelectionPage() {
  const id = Number(useParams()['id'])
  return (
    <Page title="Choose the group">
      <Allowed to="choose-group" otherwise={<p>Your role cannot choose a group.</p>}>
        <SelectionView key={id} id={id} />
      </Allowed>
    </Page>
  )
}
