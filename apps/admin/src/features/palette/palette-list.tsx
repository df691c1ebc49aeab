import { Command } from 'cmdk'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConsolePages } from '../../shared/navigation.ts'
import { paths } from '../../shared/paths.ts'
import { PaletteStyles } from './palette.styles.ts'
import { useFoundMembers, useFoundTrips } from './palette.data.ts'

/** An action that every page offers. */
export interface PaletteAction {
  name: string
  run: () => void
}

interface PaletteListProps {
  actions: readonly PaletteAction[]
  onDone: () => void
}

const nameOf = (member: {
  firstName?: string | null
  lastName?: string | null
  username: string
}) => [member.firstName, member.lastName].filter(Boolean).join(' ') || member.username

/** The pages, members, trips and actions that match the typed text. */
export function PaletteList({ actions, onDone }: PaletteListProps) {
  const [text, setText] = useState('')
  const wanted = text.trim()
  const navigate = useNavigate()
  const pages = useConsolePages()
  const members = useFoundMembers(wanted)
  const trips = useFoundTrips(wanted)
  const matches = ({ name }: { name: string }) => name.toLowerCase().includes(wanted.toLowerCase())
  const thenClose = (work: () => void) => () => {
    onDone()
    work()
  }
  const goTo = (path: string) => thenClose(() => void navigate(path))
  const commands = actions.map(({ name, run }) => ({ name, run: thenClose(run) }))
  return (
    <PaletteStyles>
      <Command label="Go to" shouldFilter={false}>
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder="A page, a member, a trip…"
        />
        <Command.List label="Results">
          <Command.Empty>{members.isFetching ? 'Searching…' : 'Nothing found.'}</Command.Empty>
          <Group
            heading="Pages"
            items={pages.filter(matches).map(({ name, path }) => ({ name, run: goTo(path) }))}
          />
          <Group
            heading="Members"
            items={(members.data ?? []).map((member) => ({
              name: nameOf(member),
              hint: member.username,
              id: member.id,
              run: goTo(paths.user(member.id)),
            }))}
          />
          <Group
            heading="Trips"
            items={(trips.data ?? []).map(({ id, title }) => ({
              name: title,
              id,
              run: goTo(paths.trip(id)),
            }))}
          />
          <Group heading="Actions" items={commands.filter(matches)} />
        </Command.List>
      </Command>
    </PaletteStyles>
  )
}

interface GroupProps {
  heading: string
  /** `hint` distinguishes items with the same name. */
  items: readonly { name: string; hint?: string; id?: number; run: () => void }[]
}

function Group({ heading, items }: GroupProps) {
  if (items.length === 0) return null
  return (
    <Command.Group heading={heading}>
      {items.map(({ name, hint, id, run }) => (
        <Command.Item key={id ?? name} value={`${heading} ${id ?? name}`} onSelect={run}>
          <span>{name}</span> {hint !== undefined && hint !== name && <small>{hint}</small>}
        </Command.Item>
      ))}
    </Command.Group>
  )
}
