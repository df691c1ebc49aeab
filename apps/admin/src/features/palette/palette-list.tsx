import { Command } from 'cmdk'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { consolePages } from '../../shared/navigation.ts'
import { paths } from '../../shared/paths.ts'
import { PaletteGround } from './palette-style.ts'
import { useFoundMembers, useFoundTrips } from './palette.data.ts'

/** Something that can be done from anywhere. */
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

/** What can be gone to or done, narrowed by what is typed. */
export function PaletteList({ actions, onDone }: PaletteListProps) {
  const [text, setText] = useState('')
  const wanted = text.trim()
  const navigate = useNavigate()
  const members = useFoundMembers(wanted)
  const trips = useFoundTrips(wanted)
  const fits = ({ name }: { name: string }) => name.toLowerCase().includes(wanted.toLowerCase())
  const act = (work: () => void) => () => {
    onDone()
    work()
  }
  const goTo = (path: string) => act(() => void navigate(path))
  const deeds = actions.map(({ name, run }) => ({ name, run: act(run) }))
  return (
    <PaletteGround>
      <Command label="Go to" shouldFilter={false}>
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder="A page, a member, a trip…"
        />
        <Command.List label="What fits">
          <Command.Empty>{members.isFetching ? 'Looking…' : 'Nothing found.'}</Command.Empty>
          <Group
            heading="Pages"
            items={consolePages.filter(fits).map(({ name, path }) => ({ name, run: goTo(path) }))}
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
          <Group heading="Actions" items={deeds.filter(fits)} />
        </Command.List>
      </Command>
    </PaletteGround>
  )
}

interface GroupProps {
  heading: string
  /** `hint` tells those of one name apart. */
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
