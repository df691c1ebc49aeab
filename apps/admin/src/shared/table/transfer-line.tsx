import { Button } from '@farandfew/ui/button/button.tsx'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { TransferState } from './use-transfer.ts'

interface TransferLineProps {
  /** 'Downloading' or 'Copying'. */
  doing: string
  transfer: TransferState
}

const figure = (count: number) => count.toLocaleString('en-IN')

/** The progress of a transfer, and a button that cancels it; nothing if none is running. */
export function TransferLine({ doing, transfer }: TransferLineProps) {
  const labelId = useId()
  if (!transfer.running) return null
  const { rows = 0, total } = transfer.progress ?? {}
  return (
    <Line>
      <span id={labelId}>{doing}</span>
      <progress aria-labelledby={labelId} max={total || 1} value={total ? rows : undefined} />
      {transfer.progress && (
        <span>{`${figure(rows)}${total !== undefined ? ` of ${figure(total)}` : ''} rows`}</span>
      )}
      <Button
        variant="quiet"
        aria-label={`Cancel ${doing.toLowerCase()}`}
        onClick={transfer.cancel}
      >
        Cancel
      </Button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  progress {
    flex: 1 1 160px;
    max-width: 320px;
    height: 8px;
  }
`
