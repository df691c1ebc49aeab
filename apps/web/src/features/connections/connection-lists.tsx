import type { ConnectionList, Pair } from '@farandfew/domain/connections'
import { styled } from 'styled-components'
import { Blocked } from './blocked.tsx'
import { PairList } from './pair-list.tsx'
import { ShareSettings } from './share-settings.tsx'

/** Everything that the member has to do with others. */
export default function ConnectionLists({ list }: { list: ConnectionList }) {
  const { pairs, shared, blocked } = list
  const inState = (state: Pair['state']) => pairs.filter((one) => one.state === state)
  return (
    <Columns>
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
          empty="You are not connected with anyone yet. Ask others in your trip’s Group Room."
        />
        <PairList title="Requests you sent" pairs={inState('asked')} shared={shared} />
      </div>
      <div>
        <ShareSettings list={list} />
        <Blocked members={blocked} />
      </div>
    </Columns>
  )
}

/** The members, and beside them on a large screen what is chosen once. */
const Columns = styled.div`
  &,
  > div {
    display: grid;
    align-content: start;
    gap: 48px;
    min-width: 0;
  }
  ${({ theme }) => theme.media.ml} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: 64px;
  }
`
