import { Button } from '@farandfew/ui/button/button.tsx'
import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { FieldMessage } from '../../shared/forms/field-message.tsx'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Row, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Group } from './trip-form.styles.ts'
import { useEntries } from './use-entries.ts'

interface ListEditorProps<T> {
  /** The id of the list, for links. */
  id?: string
  legend: string
  hint?: string
  /** The name of one entry: 'Highlight'. */
  noun: string
  entries: readonly T[]
  onChange: (entries: T[]) => void
  /** An empty entry. */
  makeEntry: () => T
  most: number
  /** The error of the list as a whole. */
  error: string | undefined
  children: (entry: T, index: number, change: (entry: T) => void) => ReactNode
  /** Another way to add an entry, shown while there is room. */
  otherWay?: ReactNode
}

const moves: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** A list whose entries can be added, removed and moved, by button or by Alt and an arrow key inside an entry. */
export function ListEditor<T>(props: ListEditorProps<T>) {
  const { id, legend, hint, noun, entries, most, error, children, otherWay } = props
  const { box, said, add, remove, move, change } = useEntries(props)
  const isFull = entries.length >= most
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.altKey ? moves[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    move(index, step, 'field')
  }

  return (
    <Group id={id} ref={box}>
      <legend>{legend}</legend>
      {hint && <p>{hint}</p>}
      <Stack as="ol" role="list">
        {entries.map((entry, index) => (
          <Panel
            as="li"
            padding={3}
            gap={2}
            key={index}
            data-entry={index}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {children(entry, index, (next) => change(index, next))}
            <Row justify="end">
              <IconButton
                label={`Move ${noun.toLowerCase()} ${index + 1} up`}
                data-part="up"
                disabled={index === 0}
                onClick={() => move(index, -1, 'up')}
              >
                <ArrowUp size={18} />
              </IconButton>
              <IconButton
                label={`Move ${noun.toLowerCase()} ${index + 1} down`}
                data-part="down"
                disabled={index === entries.length - 1}
                onClick={() => move(index, 1, 'down')}
              >
                <ArrowDown size={18} />
              </IconButton>
              <IconButton
                label={`Remove ${noun.toLowerCase()} ${index + 1}`}
                data-part="remove"
                onClick={() => remove(index)}
              >
                <Trash2 size={18} />
              </IconButton>
            </Row>
          </Panel>
        ))}
      </Stack>
      <FieldMessage>{error}</FieldMessage>
      <Button
        variant="secondary"
        data-part="add"
        data-refused={error ? true : undefined}
        disabled={isFull}
        onClick={add}
      >
        <Plus size={18} aria-hidden="true" />
        <span>{` Add ${noun.toLowerCase()}`}</span>
      </Button>
      {!isFull && otherWay}
      {isFull && <p>{`The limit is ${most}.`}</p>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Group>
  )
}
