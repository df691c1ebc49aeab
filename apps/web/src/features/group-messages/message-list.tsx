import type { GroupMessage } from '@farandfew/domain/group-messages/group-message.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  useId,
  useState,
  useSyncExternalStore,
} from 'react'
import { styled } from 'styled-components'
import type { MessageActions } from './message/message-actions.ts'
import { MessageItem } from './message/message-item.tsx'
import { clubDateAt, continues, groupByDay, nameOfDay } from './message-days.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'

const checkMs = 60_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, checkMs)
  return () => clearInterval(timer)
}

/** The club's date in the zone of this device, also after midnight. */
const useToday = (daysMoved: number): CalendarDate =>
  useSyncExternalStore(subscribe, () => clubDateAt(new Date(), daysMoved))

interface MessageListProps {
  messages: readonly GroupMessage[]
  /** See daysToClubDate. */
  daysMoved: number
  /** The message above which the line "New" is. */
  newFrom: number | null
  editedId: number | undefined
  actions: MessageActions
}

/**
 * The messages by day. They are one stop of the Tab key: the arrow keys, Home and End move among them, and Tab goes on
 * to what is in the current one.
 */
export function MessageList(props: MessageListProps) {
  const { messages, daysMoved, newFrom, editedId, actions } = props
  const { currentId, ...keys } = useCurrentMessage(messages)
  const prefix = useId()
  const today = useToday(daysMoved)
  return (
    <div {...keys}>
      {groupByDay(messages, daysMoved).map(({ date, messages: ofDay }) => (
        <section key={date} aria-labelledby={`${prefix}-${date}`}>
          <Day id={`${prefix}-${date}`}>
            <span>{nameOfDay(date, today)}</span>
          </Day>
          {ofDay.map((message, index) => (
            <Fragment key={message.id}>
              {message.id === newFrom && <NewLine />}
              <MessageItem
                message={message}
                isContinued={message.id !== newFrom && continues(message, ofDay[index - 1])}
                isCurrent={message.id === currentId}
                isEdited={message.id === editedId}
                actions={actions}
              />
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  )
}

const NewLine = () => (
  <Line data-new-line>
    <span>New</span>
  </Line>
)

/** The message that an arrow key leads to. */
const indexAfterKey: Readonly<Record<string, (index: number) => number>> = {
  ArrowUp: (index) => Math.max(0, index - 1),
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: () => -1,
}

/** Which message the Tab key stops at: the one with the focus, otherwise the latest. */
function useCurrentMessage(messages: readonly GroupMessage[]) {
  const [chosenId, setChosenId] = useState<number>()
  const isThere = messages.some(({ id }) => id === chosenId)
  const currentId = isThere ? chosenId : messages.at(-1)?.id

  const onFocus = ({ target }: FocusEvent) => {
    const message = target.closest<HTMLElement>('[data-message]')
    if (message) setChosenId(Number(message.dataset.message))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const indexAfter = indexAfterKey[event.key]
    if (!indexAfter || event.altKey || event.ctrlKey || event.metaKey) return
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
    const index = all.findIndex((element) => element === event.target)
    // Inside a message the keys belong to its controls.
    if (index === -1) return
    const next = all.at(indexAfter(index))
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setChosenId(undefined)
  }
  return { currentId, onFocus, onBlur, onKeyDown }
}

/** Stays at the upper edge, over the whole width, so that no text shows around it. */
const Day = styled.h3`
  position: sticky;
  z-index: ${theme.layers.raised};
  top: 0;
  margin-top: 12px;
  padding-block: 6px;
  background: ${theme.colors.paper};
  text-align: center;
  > span {
    display: inline-block;
    padding: 2px 12px;
    border: 1px solid ${theme.colors.hairline};
    border-radius: ${theme.radii.round};
  }
  color: ${theme.colors.inkSoft};
  font-family: ${theme.fonts.text};
  font-size: ${theme.fontSizes.small};
  font-weight: ${theme.fontWeights.label};
  letter-spacing: 0;
`

const Line = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  margin-top: 16px;
  color: ${theme.colors.raspberry};
  font-size: ${theme.fontSizes.small};
  font-weight: ${theme.fontWeights.label};
  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid currentColor;
    content: '';
  }
`
