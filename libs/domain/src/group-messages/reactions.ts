import * as z from 'zod/mini'

/** The reactions to a message: what is stored, what is shown, and its name for screen readers. */
export const reactions = {
  heart: { emoji: '❤️', label: 'Love' },
  'thumbs-up': { emoji: '👍', label: 'Thumbs up' },
  laugh: { emoji: '😂', label: 'Laugh' },
  wow: { emoji: '😮', label: 'Wow' },
  sad: { emoji: '😢', label: 'Sad' },
  celebrate: { emoji: '🎉', label: 'Celebrate' },
} as const

export type ReactionName = keyof typeof reactions
export const reactionNames = Object.keys(reactions) as [ReactionName, ...ReactionName[]]

export const reactionName = z.enum(reactionNames, 'Please choose one of the reactions')
