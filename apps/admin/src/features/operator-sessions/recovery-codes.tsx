import { Button } from '@farandfew/ui/button/button.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shows new recovery codes. They are never shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: 'Copied' })
    } catch {
      toast({
        title: 'Could not copy',
        description: 'Please write the codes down.',
        variant: 'destructive',
      })
    }
  }
  return (
    <Notice ref={box} role="status" tabIndex={-1}>
      <p>
        <strong>Your recovery codes.</strong> If you do not have your phone, each code unlocks the
        console once. They are shown only now, so keep them in a safe place.
      </p>
      <List>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Actions>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy the codes
        </Button>
        <Button
          variant="secondary"
          as="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="console-recovery-codes.txt"
        >
          Download as text
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </Actions>
    </Notice>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
  gap: 4px 24px;
  width: 100%;
  padding-left: 2em;
`
