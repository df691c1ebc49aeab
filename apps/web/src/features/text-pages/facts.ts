import { brand } from '@farandfew/domain/brand'
import {
  defaultSpotsTotal,
  groupSizeLabel,
  inquiryReplyHours,
  inviteReviewHours,
  priceLabel,
  targetAgeLabel,
  tierPrice,
} from '@farandfew/domain/constants'

/** What texts may name instead of spelling it out. */
const facts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'brand.name': brand.name,
    'brand.email': brand.email,
    age: targetAgeLabel,
    group: groupSizeLabel,
    seats: String(defaultSpotsTotal),
    'price.four': priceLabel(tierPrice(2)),
    'price.eight': priceLabel(tierPrice(3)),
    replyHours: String(inquiryReplyHours),
    reviewHours: String(inviteReviewHours),
  }),
)

/** A text with the facts that it names; a name that is none of them is a fault of the text. */
export function fillFacts(text: string): string {
  return text.replaceAll(/\{\{(.*?)\}\}/g, (_, name: string) => {
    const fact = facts.get(name)
    if (fact === undefined) throw new Error(`A text names {{${name}}}, which is no fact`)
    return fact
  })
}
