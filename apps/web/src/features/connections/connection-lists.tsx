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
    <Stack>
      <PairList
        title="Requests for you"
        pairs={inState('asking')}
        shared={shared}
        empty="No request is waiting for your answer."
      />
      <PairList
        title="Connected"
        pairs={inState('connected')}
        shared={shared}
        empty="You are not connected with anyone yet. You can ask others in the Group Room of your trip."
      />
      <PairList title="Requests you sent" pairs={inState('asked')} shared={shared} />
      <ShareSettings list={list} />
      <Blocked members={blocked} />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 48px;
`
