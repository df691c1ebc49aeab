import { type MessageState, messageStates } from '@farandfew/domain/messages/admin-messages.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { SearchField } from '../../shared/search/search-field.tsx'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import { Stack, Tools } from '../../shared/table/toolbar.styles.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { describeChannel } from './describe-message.ts'
import { useMessageCounts } from './message-counts.data.ts'
import { Facts } from './messages.styles.ts'
import { RefusedAddresses } from './refused-addresses.tsx'
import { UnsentMessages } from './unsent-messages.tsx'

type Shown = MessageState | 'refused'

const shownOptions: readonly { value: Shown; label: string }[] = [
  { value: 'dead', label: 'Not sent' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'refused', label: 'Refused addresses' },
]

const toShown = (text: string): Shown =>
  text === 'refused' ? text : (messageStates.find((state) => state === text) ?? 'dead')

/** What has not arrived: the unsent messages, by default those that are not tried again, and the refused addresses. */
export function MessagesView() {
  const { search, typed, type, apply } = useUrlSearch()
  const { get, change } = useUrlState()
  const shown = toShown(get('state'))
  const { data: counts } = useMessageCounts()
  const clear = () => apply('')
  return (
    <Stack>
      {counts && counts.channels.length > 0 && (
        <Facts>
          {counts.channels.map((channel) => (
            <span key={channel.channel}>{describeChannel(channel)}</span>
          ))}
        </Facts>
      )}
      <Tools>
        <SearchField
          label={shown === 'refused' ? 'Search addresses' : 'Search messages'}
          hint={shown === 'refused' ? 'By address' : 'By recipient or kind'}
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        <SelectField
          label="Show"
          name="state"
          options={shownOptions}
          value={shown}
          onChange={({ currentTarget: { value } }) =>
            change({ state: value === 'dead' ? '' : value })
          }
        />
      </Tools>
      {shown === 'refused' ? (
        <RefusedAddresses search={search} onClear={clear} />
      ) : (
        <UnsentMessages state={shown} search={search} onClear={clear} />
      )}
    </Stack>
  )
}
