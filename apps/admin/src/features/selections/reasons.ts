import { listedWords } from '@farandfew/domain/text/words.ts'
import {
  type BalancePart,
  balanceParts,
  balanceWeights,
  type Fit,
} from '@farandfew/domain/selections/balance-measure.ts'
import type { SelectionApplicant } from '@farandfew/domain/selections/selections.ts'

/** The parts of the measure, as a heading and in words for both ends. */
const partWords: Readonly<
  Record<
    BalancePart,
    { name: string; good: string; bad: (applicant: SelectionApplicant) => string; unknown: string }
  >
> = {
  interests: {
    name: 'Interests',
    good: 'Shares more interests with the group than most.',
    bad: () => 'Shares fewer interests with the group than most.',
    unknown: 'interests',
  },
  pace: {
    name: 'Pace',
    good: "Matches the group's pace.",
    bad: () => 'Prefers a different pace.',
    unknown: 'pace',
  },
  ages: {
    name: 'Ages',
    good: 'Adds to the mix of ages.',
    bad: () => 'The group already has this age group.',
    unknown: 'age',
  },
  genders: {
    name: 'Genders',
    good: 'Balances the genders.',
    bad: ({ gender }) => `The group already has more ${gendersOf(gender)}.`,
    unknown: 'gender',
  },
}

const gendersOf = (gender: SelectionApplicant['gender']) =>
  gender === 'woman' ? 'women' : gender === 'man' ? 'men' : 'people of this gender'

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

/** Why someone is proposed: what they do best for the group. */
export function describeChosen(applicant: SelectionApplicant, typical: Fit): string {
  const isSilent = saidNothing(applicant)
  if (applicant.loss === null) {
    return isSilent
      ? `${noProfile} There is a place for every applicant.`
      : 'There is a place for every applicant.'
  }
  // Anyone who said something is preferred to someone who did not.
  if (isSilent) return 'No profile yet, like everyone who is not proposed.'
  const [best] = comparedParts(applicant, typical).sort((one, other) => other.weight - one.weight)
  if (best && best.weight > 0) return partWords[best.part].good
  return isNoLoss(applicant) ? 'Fits as well as others.' : 'Fits the group better than the others.'
}

/** Why someone is not proposed: what speaks against them most. */
export function describeOther(applicant: SelectionApplicant, typical: Fit): string {
  const [worst] = comparedParts(applicant, typical).sort((one, other) => one.weight - other.weight)
  const isFull = applicant.loss === null
  const against = saidNothing(applicant)
    ? noProfile
    : worst && worst.weight < 0
      ? partWords[worst.part].bad(applicant)
      : undefined
  if (isFull) return `${against ?? 'Fits the group.'} No seats left to offer.`
  if (against) return against
  return isNoLoss(applicant) ? 'Fits just as well.' : 'A good fit, but others fit better.'
}

const noProfile = 'No profile yet.'

const isNoLoss = ({ loss }: SelectionApplicant) => loss === null || loss < 1e-9

/** 'Swapping in Marco would lower the score by 0.4.'; undefined if no one is compared with them. */
export function describeSwap(
  { loss, loseTo }: SelectionApplicant,
  kind: 'chosen' | 'other',
): string | undefined {
  if (loss === null || loseTo === null) return undefined
  const change =
    loss < 1e-9
      ? 'would not change the score'
      : `would lower the score by ${loss < 0.05 ? 'less than 0.1' : loss.toFixed(1)}`
  return `${kind === 'chosen' ? `Swapping in ${loseTo}` : `Swapping them in for ${loseTo}`} ${change}.`
}

/** 'Did not say: age, gender'; undefined if everything is known. */
export function describeUnknown({ unknown, userId }: SelectionApplicant): string | undefined {
  if (userId === null) return 'No account'
  if (unknown.length === 0) return undefined
  return `Did not say: ${unknown.map((part) => partWords[part].unknown).join(', ')}`
}
