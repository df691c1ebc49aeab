import * as z from 'zod/mini'
import { brand } from '../brand/brand.ts'
import { whyJoinMinLength } from '../constants/limits.ts'
import { id, instant, requestBody } from '../contract/request.ts'
import {
  inviteStatuses,
  budgetRanges,
  groupSizePreferences,
  preferredDestinations,
  travelMonths,
} from '../invites/invite.options.ts'
import { optionalBlock, optionalText, blockOfText } from '../text/text.ts'
import { storedText } from '../text/stored-text.ts'

const textMaxLength = 5000

/** The values of a list of options, as an enum. */
const oneOf = <const Value extends string>(
  options: readonly { readonly value: Value }[],
  message: string,
) =>
  z.enum(
    options.map((option) => option.value),
    message,
  )

export const quickInviteForm = requestBody({
  preferredDestination: optionalText(
    z.enum(
      ['', ...preferredDestinations.map((option) => option.value)],
      'Please choose one of the destinations',
    ),
  ),
  travelMonth: oneOf(travelMonths, 'Please select your preferred travel month'),
  groupSizePreference: oneOf(groupSizePreferences, 'Please select your group size preference'),
  budgetRange: oneOf(budgetRanges, 'Please select your budget range'),
  whyJoin: blockOfText({
    min: whyJoinMinLength,
    max: textMaxLength,
    message: `Please tell us more about why you want to join ${brand.name} (minimum ${whyJoinMinLength} characters)`,
  }),
  additionalRequests: optionalBlock(textMaxLength),
})
export type QuickInviteForm = z.output<typeof quickInviteForm>

export const quickInviteRequest = z.object({
  id,
  userId: id,
  preferredDestination: z.nullable(storedText(60)),
  travelMonth: storedText(60),
  groupSizePreference: storedText(60),
  budgetRange: storedText(60),
  whyJoin: storedText(textMaxLength),
  additionalRequests: z.nullable(storedText(textMaxLength)),
  status: z._default(z.enum(inviteStatuses, 'Must be a state of a request'), 'pending'),
  createdAt: instant,
  updatedAt: instant,
})
