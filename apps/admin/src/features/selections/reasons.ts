import { listedWords } from '@farandfew/domain/text/listed-words.ts'
import {
  type BalancePart,
  balanceParts,
  balanceWeights,
  type Fit,
} from '@farandfew/domain/selections/balance-measure.ts'
import type { SelectionApplicant } from '@farandfew/domain/selections/selections.ts'

/** The parts of the measure, as a heading and in words for both ends. */
export const partWords: Readonly<
  Record<BalancePart, { name: string; good: string; bad: string; unknown: string }>
> = {
  interests: {
    name: 'Interests',
    good: 'shares more interests with the group than most',
    bad: 'shares fewer interests with the group than most',
    unknown: 'interests',
  },
  pace: {
    name: 'Pace',
    good: 'keeps the pace of the group',
    bad: 'prefers a different pace',
    unknown: 'pace',
  },
  ages: {
    name: 'Ages',
    good: 'spreads the ages',
    bad: 'is of an age that the group already has',
    unknown: 'age',
  },
  genders: {
    name: 'Genders',
    good: 'balances the genders',
    bad: 'is of the gender that most of the group have',
    unknown: 'gender',
  },
}

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}%`)

/** 'Interests 62% · Pace 80% · …': how well someone fits the group, part by part. */
export const describeFit = ({ fit }: SelectionApplicant): string =>
  balanceParts.map((part) => `${partWords[part].name} ${percent(fit[part])}`).join(' · ')

/** The parts in which someone can be compared, each with how much they are above or below an average applicant. */
const comparedParts = ({ fit }: SelectionApplicant, typical: Fit) =>
  balanceParts.flatMap((part) => {
    const [own, mean] = [fit[part], typical[part]]
    return own === null || mean === null
      ? []
      : [{ part, weight: balanceWeights[part] * (own - mean) }]
  })

/** 'Vouched for by Asha Rao and Imani.'; undefined if no one did. */
export const describeVouches = ({ vouchedBy }: SelectionApplicant): string | undefined =>
  vouchedBy.length === 0 ? undefined : `Vouched for by ${listedWords(vouchedBy)}.`

const saidNothing = ({ unknown }: SelectionApplicant) => unknown.length === balanceParts.length

/** 'would lower the score by 0.4'. */
function changeOf(loss: number): string {
  if (loss < 1e-9) return 'would not change the score'
  return `would lower the score by ${loss < 0.05 ? 'less than 0.1' : loss.toFixed(1)}`
}

/** Why someone is proposed: what they do best for the group, and what the group would lose without them. */
export function describeChosen(applicant: SelectionApplicant, typical: Fit): string {
  const { loss, loseTo } = applicant
  if (loss === null || loseTo === null) {
    const isSilent = saidNothing(applicant) ? ' They have told us nothing yet.' : ''
    return `There is a place for every applicant.${isSilent}`
  }
  // Anyone who said something is preferred to someone who did not.
  if (saidNothing(applicant)) {
    return 'They have told us nothing, but neither has anyone who is not proposed.'
  }
  const swap = `Swapping in ${loseTo} ${changeOf(loss)}.`
  const [best] = comparedParts(applicant, typical).sort((one, other) => other.weight - one.weight)
  if (best && best.weight > 0) return `${capitalise(partWords[best.part].good)}. ${swap}`
  return loss < 1e-9 ? swap : `Fits the group better than the others. ${swap}`
}

/** Why someone is not proposed: what speaks against them most, and how close they came. */
export function describeOther(applicant: SelectionApplicant, typical: Fit): string {
  const { loss, loseTo } = applicant
  const [worst] = comparedParts(applicant, typical).sort((one, other) => one.weight - other.weight)
  const against = saidNothing(applicant)
    ? 'They have told us nothing.'
    : worst && worst.weight < 0
      ? `${capitalise(partWords[worst.part].bad)}.`
      : undefined
  if (loss === null || loseTo === null)
    return `${against ?? 'Fits the group.'} No place is left to offer.`
  const swap = `Swapping them in for ${loseTo} ${changeOf(loss)}.`
  if (against) return `${against} ${swap}`
  return `${loss < 1e-9 ? 'Fits just as well.' : 'A good fit, but others fit better.'} ${swap}`
}

const capitalise = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** 'Did not say: age, gender'; undefined if everything is known. */
export function describeUnknown({ unknown, userId }: SelectionApplicant): string | undefined {
  if (userId === null) return 'No account'
  if (unknown.length === 0) return undefined
  return `Did not say: ${unknown.map((part) => partWords[part].unknown).join(', ')}`
}
