import { serverMessage } from '@farandfew/api-client'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { roleLabels } from '@farandfew/domain/contract/roles.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { styled } from 'styled-components'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useNow } from '../../shared/format/use-now.ts'
import { roleWords } from '../../shared/role/role-words.ts'
import { useLock, useSession } from './session.data.ts'

/** The operator's name, if it was given, the club's date while it is not the real one, the lock button, and for all but the owner the role, which opens to what it may do. */
export function SessionCorner() {
  const { data: session } = useSession()
  const { send, busy } = useLock()
  const lock = () =>
    send({}, undefined, (error) =>
      toast({
        title: 'The console is still open',
        description: serverMessage(error),
        variant: 'destructive',
      }),
    )
  const role = session?.role === 'owner' ? undefined : session?.role
  const today = useClubDate(session?.clubDateOffset)
  const who = [session?.operator, role && roleLabels[role]].filter(Boolean).join(', ')
  const words = (who || today) && (
    <>
      {who && <span>{who}</span>}
      {today && <span>{`Club date ${today}`}</span>}
    </>
  )
  return (
    <>
      {role ? (
        <Operator as="details">
          <summary>{words}</summary>
          <p role="note">{roleWords[role]}</p>
        </Operator>
      ) : (
        words && <Operator>{words}</Operator>
      )}
      <ActionButton busy={busy} busyLabel="Locking..." onAction={lock}>
        Lock
      </ActionButton>
    </>
  )
}

/** The club's date, such as '1 May 2025'; undefined while it is the real one. */
function useClubDate(offset: number | undefined): string | undefined {
  const now = useNow()
  return offset === undefined
    ? undefined
    : formatDate(addDays(dateInKolkata(new Date(now)), offset))
}

/** On a line of its own in the sidebar, at the start of the line in a menu. */
const Operator = styled.p`
  order: -1;
  flex: 1;
  min-width: 0;
  font-size: ${theme.fontSizes.small};
  line-height: 1.3;
  overflow-wrap: anywhere;
  span {
    display: block;
  }
  /* Beside the marker, which a block would push onto a line of its own. */
  summary > :first-child {
    display: inline;
  }
  summary {
    align-content: center;
    min-height: 44px;
    cursor: pointer;
  }
  ${theme.media.lg} {
    order: 1;
    flex-basis: 100%;
  }
`
