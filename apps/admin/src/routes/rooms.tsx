import { useParams } from 'react-router-dom'
import { RoomsView } from '../features/roommates/rooms-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** The rooms of a departure's group. */
export default function RoomsPage() {
  const id = Number(useParams()['id'])
  return (
    <Page title="Rooms">
      <RoomsView key={id} id={id} />
    </Page>
  )
}
