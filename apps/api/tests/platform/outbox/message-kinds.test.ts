import { inviteStatuses } from '@farandfew/domain/invites/invite.options.ts'
import { mailingAudienceKinds } from '@farandfew/domain/mailings/audience.ts'
import { messageKinds } from '@farandfew/domain/messages/message-kinds.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../src')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:club|platform)\/.*\.ts$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))

/** What fills a template besides what its own file names. */
const otherEnds: readonly string[] = [...mailingAudienceKinds, ...inviteStatuses]

/** Whether the source names the kind, or has a template that can be filled to it, such as `room.${news.kind}`. */
function isNamedIn(source: string, kind: string): boolean {
  if (source.includes(`'${kind}'`)) return true
  const beginnings = [...source.matchAll(/`([a-z-]+\.[a-z-]*)\$\{/g)].map(([, text]) => text!)
  return beginnings.some((beginning) => {
    const end = kind.slice(beginning.length)
    const isFilled = source.includes(`'${end}'`) || otherEnds.includes(end)
    return kind.startsWith(beginning) && isFilled
  })
}

// That each kind that is queued has a row, types prove.
it('has no row for a kind that nothing queues, except those of an earlier version', () => {
  const kinds = Object.keys(messageKinds)
  const unused = kinds.filter((kind) => !sources.some((source) => isNamedIn(source, kind)))
  expect(unused).toEqual(['booking.group-confirmed'])
})
