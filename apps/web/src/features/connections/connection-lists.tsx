import type { ConnectionList, Pair } from '@farandfew/domain/connections/connection-views.ts'
import { AsideColumns } from '../../shared/layout/aside-columns.ts'
import { Blocked } from './blocked.tsx'
import { PairList } from './pair-list.tsx'
import { ShareSettings } from './share-settings.tsx'

/** Everything that the member has to do with others. */
export default function ConnectionLists({ list }: { list: ConnectionList }) {
  const { pairs, shared, blocked } = list
  const inState = (state: Pair['state']) => pairs.filter((one) => one.state === state)
  return (
    <AsideColumns>
      <div>
        <PairList
          title="Requests for you"
          pairs={inState('asking')}
          shared={shared}
          empty="No open requests."
        />
        <PairList
          title="Connected"
          pairs={inState('connected')}
          shared={shared}
          empty="You are not connected with anyone yet. Ask others in your trip's Group Room."
        />
        <PairList title="Requests you sent" pairs={inState('asked')} shared={shared} />
      </div>
      <div>
        <ShareSettings list={list} />
        <Blocked members={blocked} />
      </div>
    </AsideColumns>
  )
}
