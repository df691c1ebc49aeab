import { useLayoutEffect, useRef, useState } from 'react'

/** What gets the focus: a part of an entry, or the button that adds one. */
type Part = 'field' | 'up' | 'down' | 'add'

interface EntriesOptions<T> {
  noun: string
  entries: readonly T[]
  onChange: (entries: T[]) => void
  makeEntry: () => T
}

/** Adds, removes, moves and changes the entries of a list. The focus follows the entry. */
export function useEntries<T>({ noun, entries, onChange, makeEntry }: EntriesOptions<T>) {
  const box = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<{ index: number; part: Part }>(undefined)
  const [said, setSaid] = useState('')

  useLayoutEffect(() => {
    if (!wanted.current) return
    const { index, part } = wanted.current
    wanted.current = undefined
    focusPart(box.current, index, part)
  })

  const replace = (next: T[], focus: { index: number; part: Part }, words: string) => {
    wanted.current = focus
    setSaid(words)
    onChange(next)
  }

  return {
    box,
    /** The last change, for screen readers. */
    said,
    add: () =>
      replace(
        [...entries, makeEntry()],
        { index: entries.length, part: 'field' },
        `${noun} ${entries.length + 1} added`,
      ),
    remove: (index: number) => {
      const left = entries.filter((_, other) => other !== index)
      const focus = left.length === 0 ? 'add' : 'field'
      replace(
        left,
        { index: Math.min(index, left.length - 1), part: focus },
        `${noun} ${index + 1} removed`,
      )
    },
    move: (index: number, step: -1 | 1, part: Part) => {
      const to = index + step
      if (to < 0 || to >= entries.length) return
      const next = [...entries]
      next.splice(to, 0, ...next.splice(index, 1))
      replace(next, { index: to, part }, `${noun} moved to position ${to + 1} of ${entries.length}`)
    },
    change: (index: number, entry: T) =>
      onChange(entries.map((other, place) => (place === index ? entry : other))),
  }
}

/** At the end of the list the button is disabled, so the other one gets the focus. */
function focusPart(box: HTMLElement | null, index: number, part: Part) {
  const entry = box?.querySelector(`[data-entry="${index}"]`)
  const candidates =
    part === 'add'
      ? [box?.querySelector('[data-part="add"]')]
      : part === 'field'
        ? [entry?.querySelector('input, textarea')]
        : [
            entry?.querySelector(`[data-part="${part}"]:not(:disabled)`),
            entry?.querySelector('[data-part="up"]:not(:disabled), [data-part="down"]'),
          ]
  const [target] = candidates.filter((one) => one instanceof HTMLElement)
  target?.focus()
}
