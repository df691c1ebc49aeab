import type { People } from './people.queries.ts'

/** Who looks at a conversation, and what a block hides from them. */
export interface Viewer {
  readonly userId: number
  /** Members whose messages, reactions and read positions they do not see. */
  readonly hidden: ReadonlySet<number>
}

const nobody: ReadonlySet<number> = new Set()

/**
 * A block between two members hides each from the other, but hides nothing from the host and nothing of the host
 * (docs/product.md#groups).
 */
export function viewerOf(
  userId: number,
  { people, blocked = nobody }: { people: People; blocked?: ReadonlySet<number> | undefined },
): Viewer {
  if (blocked.size === 0 || people.get(userId)?.isHost) return { userId, hidden: nobody }
  const hidden = [...blocked].filter((id) => !people.get(id)?.isHost)
  return { userId, hidden: new Set(hidden) }
}
