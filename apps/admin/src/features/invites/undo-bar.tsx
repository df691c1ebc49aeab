import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { useSecondsUntil } from '@farandfew/ui/form/use-seconds-until.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { InviteStatusBadge } from '../../shared/format/invite-status-badge.tsx'
import type { Decisions, Undoable } from './use-decisions.ts'

/** The latest decisions, each with a button that undoes it while that is possible. */
export function UndoBar({ decisions }: { decisions: Decisions }) {
  return (
    <Bars role="group" aria-label="Just decided">
      {decisions.undoables.map((one) => (
        <UndoLine key={`${one.key} ${one.decidedAt}`} one={one} decisions={decisions} />
      ))}
    </Bars>
  )
}

function UndoLine({ one, decisions }: { one: Undoable; decisions: Decisions }) {
  const { isUndoing, undo, expire } = decisions
  const seconds = useSecondsUntil(one.until)
  const isOver = seconds === 0 && !isUndoing
  const onOver = useEffectEvent(() => expire(one))
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  return (
    <Line>
      <span>
        <InviteStatusBadge status={one.status} />
        <span>{` ${one.applicant}`}</span>
      </span>
      <ActionButton
        busy={isUndoing}
        busyLabel="Undoing..."
        aria-keyshortcuts="Control+Z"
        onAction={() => undo(one)}
      >
        Undo<VisuallyHidden>{` the decision about ${one.applicant}`}</VisuallyHidden>
        <span aria-hidden="true">{` (${seconds})`}</span>
      </ActionButton>
    </Line>
  )
}

/** Below the queue, or over the header of a phone: the buttons of the next request stay free. */
const Bars = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: ${theme.layers.sticky};
  display: grid;
  gap: 8px;
  justify-items: start;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  /* Above the bar of the selected rows. */
  ${theme.media.ml} {
    body:has([data-selection]) & {
      bottom: 130px;
    }
  }
  ${theme.below.ml} {
    position: fixed;
    inset: 8px 20px auto;
    z-index: ${theme.layers.header};
  }
  &:empty {
    display: none;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  width: min(100%, 380px);
  padding: 12px 16px;
  border: 1px solid ${theme.colors.edge};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  box-shadow: ${theme.shadows.float};
  overflow-wrap: anywhere;
`
