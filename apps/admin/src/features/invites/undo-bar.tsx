import { VisuallyHidden } from '@farandfew/ui/page'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { ActionButton } from '../../shared/notices/action-button.tsx'
import { StatusBadge } from './status-badge.tsx'
import type { Decisions, Undoable } from './use-decisions.ts'

const Bars = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: 2;
  display: grid;
  gap: 8px;
  justify-items: center;
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
  width: min(100%, 560px);
  padding: 12px 16px;
  border: 1px solid ${({ theme }) => theme.colors.edge};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
  box-shadow: ${({ theme }) => theme.shadows.float};
  overflow-wrap: anywhere;
`

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

interface UndoLineProps {
  one: Undoable
  undoing: boolean
  onUndo: (one: Undoable) => void
  onOver: (one: Undoable) => void
}

function UndoLine({ one, undoing, onUndo, onOver }: UndoLineProps) {
  const [seconds, setSeconds] = useState(() => secondsUntil(one.until))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(one.until)), 250)
    return () => clearInterval(timer)
  }, [one.until])
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver && !undoing) onOver(one)
    // Once, when the time is over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver, undoing])

  return (
    <Line>
      <span>
        <StatusBadge status={one.status} /> {one.applicant}
      </span>
      <ActionButton
        busy={undoing}
        busyLabel="Taking back..."
        aria-keyshortcuts="Control+Z"
        onAction={() => onUndo(one)}
      >
        Undo<VisuallyHidden> the decision about {one.applicant}</VisuallyHidden>
        <span aria-hidden="true"> ({seconds})</span>
      </ActionButton>
    </Line>
  )
}

/** What was just decided, each with the way back while there is one. */
export function UndoBar({ decisions }: { decisions: Decisions }) {
  const { undoables, undoing, undo, settle } = decisions
  return (
    <Bars role="group" aria-label="Just decided">
      {undoables.map((one) => (
        <UndoLine
          key={`${one.key} ${one.decidedAt}`}
          one={one}
          undoing={undoing}
          onUndo={undo}
          onOver={settle}
        />
      ))}
    </Bars>
  )
}
