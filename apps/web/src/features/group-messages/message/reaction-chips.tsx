import {
  type GroupMessage,
  type ReactionName,
  reactions,
} from '@farandfew/domain/group-messages/group-message.ts'
import { Row } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

type Reaction = GroupMessage['reactions'][number]

/** 'Asha, You and 3 more'. */
export function namesOf({ names, count, isOwn }: Reaction, memberName: string): string {
  const own = isOwn ? names.indexOf(memberName) : -1
  const shown = names.map((name, index) => (index === own ? 'You' : name))
  const more = count - names.length
  const all = more > 0 ? [...shown, `${more} more`] : shown
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

interface ReactionChipsProps {
  reactions: readonly Reaction[]
  memberName: string
  isCurrent: boolean
  /** Undefined if the conversation can only be read. */
  onReact: ((reaction: ReactionName, isOn: boolean) => void) | undefined
}

/** The reactions to a message. Pressing one adds the member's own or takes it back. */
export const ReactionChips = ({
  reactions: given,
  memberName,
  isCurrent,
  onReact,
}: ReactionChipsProps) => (
  <Row as="ul" gap={1} align="stretch" role="list" aria-label="Reactions">
    {given.map((reaction) => {
      const { emoji, label } = reactions[reaction.reaction]
      const names = namesOf(reaction, memberName)
      return (
        <li key={reaction.reaction}>
          <Chip
            type="button"
            aria-pressed={reaction.isOwn}
            aria-label={`${label}, ${reaction.count}: ${names}`}
            aria-disabled={onReact ? undefined : true}
            title={names}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onReact?.(reaction.reaction, !reaction.isOwn)}
          >
            <span aria-hidden>{emoji}</span>
            <span>{` ${reaction.count}`}</span>
          </Chip>
        </li>
      )
    })}
  </Row>
)

/** Looks smaller than the target that a finger hits. */
const Chip = styled.button`
  position: relative;
  min-width: 44px;
  min-height: 30px;
  margin-block: 2px;
  padding: 2px 10px;
  border: 1px solid ${theme.colors.edge};
  border-radius: ${theme.radii.round};
  background: ${theme.colors.sheet};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  cursor: pointer;
  &::after {
    position: absolute;
    inset: -7px 0;
    content: '';
  }
  &[aria-pressed='true'] {
    border-color: ${theme.colors.raspberry};
    background: ${theme.colors.blush};
    box-shadow: inset 0 0 0 1px ${theme.colors.raspberry};
    font-weight: ${theme.fontWeights.label};
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  &:focus-visible {
    border-radius: ${theme.radii.round};
  }
`
