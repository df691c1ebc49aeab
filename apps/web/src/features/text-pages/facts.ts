import { balanceGraceDays, depositPercent } from '@farandfew/domain/payments/payment-plan.ts'
import { secondRefundText } from '@farandfew/domain/refunds/cancellation-texts.ts'
import { cancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import { defaultDecisionDays, minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import {
  groupSizeLabel,
  inquiryReplyHours,
  inviteReviewHours,
  targetAgeLabel,
  seatHoldMinutes,
} from '@farandfew/domain/constants/limits.ts'
import { inclusionNote, priceLabel, tierPrice } from '@farandfew/domain/constants/labels.ts'
import {
  passportValidity,
  travelDetailsKeptDays,
} from '@farandfew/domain/travel-details/travel-details-dates.ts'

/** The facts that texts can use as `{{name}}`, so that they follow the constants. */
const facts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'brand.name': brand.name,
    'brand.email': brand.email,
    age: targetAgeLabel,
    group: groupSizeLabel,
    'price.four': priceLabel(tierPrice(2)),
    'price.eight': priceLabel(tierPrice(3)),
    included: inclusionNote,
    replyHours: String(inquiryReplyHours),
    reviewHours: String(inviteReviewHours),
    holdMinutes: String(seatHoldMinutes),
    'deposit.percent': String(depositPercent),
    'balance.graceDays': String(balanceGraceDays),
    'group.minimum': String(minimumGroup),
    'group.decisionDays': String(defaultDecisionDays),
    'travelDetails.keptDays': String(travelDetailsKeptDays),
    'refund.fullDays': String(cancellationTerms.fullDays),
    'refund.halfUpTo': String(cancellationTerms.fullDays - 1),
    'refund.halfDays': String(cancellationTerms.halfDays),
    'passport.validity': passportValidity,
    'refund.second': secondRefundText,
    'refund.hours': String(cancellationTerms.reflectionHours),
    'refund.hoursUntilDays': String(cancellationTerms.reflectionDays),
  }),
)

/** Fills in the facts of a text. Throws if it uses an unknown one. */
export function fillFacts(text: string): string {
  return text.replaceAll(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const fact = facts.get(name)
    if (fact === undefined) throw new Error(`A text uses {{${name}}}, an unknown fact`)
    return fact
  })
}
