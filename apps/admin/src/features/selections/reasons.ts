import {
  type BalancePart,
  balanceParts,
  balanceWeights,
  type Fit,
  type SelectionApplicant,
} from '@farandfew/domain/admin/selections'

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
    good: 'is near to the pace of the group',
    bad: 'is far from the pace of the group',
    unknown: 'pace',
  },
  ages: {
    name: 'Ages',
    good: 'spreads the ages',
    bad: 'is of an age that the group has already',
    unknown: 'age',
  },
  genders: {
    name: 'Genders',
    good: 'balances the genders',
    bad: 'is of the gender that most have',
    unknown: 'gender',
  },
}

const percent = (share: number) => `${Math.round(share * 100)} %`
export const points = (value: number) => value.toFixed(1)

/** 'the measure is 0.4 lower'. */
const lower = (loss: number) =>
  loss < 0.05 ? 'the measure is less than 0.1 lower' : `the measure is ${points(loss)} lower`

/** 'Interests 62 %, Pace 80 %, …': how well someone fits the group, part by part. */
export const describeFit = ({ fit, unknown }: SelectionApplicant): string =>
  balanceParts
    .map((part) => `${partWords[part].name} ${unknown.includes(part) ? '–' : percent(fit[part])}`)
    .join(' · ')

/** The parts that someone did say, the one that counts most for or against them first. */
function knownParts({ fit, unknown }: SelectionApplicant, typical: Fit) {
  return balanceParts
    .filter((part) => !unknown.includes(part))
    .map((part) => ({ part, weight: balanceWeights[part] * (fit[part] - typical[part]) }))
}

/** Why someone is proposed: what they do best for the group, and what the group would lose without them. */
export function describeChosen(applicant: SelectionApplicant, typical: Fit): string {
  const [best] = knownParts(applicant, typical).sort((one, other) => other.weight - one.weight)
  const reason = !best
    ? 'Nothing is known'
    : best.weight > 0
      ? capitalise(partWords[best.part].good)
      : 'Fits the group better than the others'
  const { loss, loseTo } = applicant
  if (loss === null || loseTo === null) return `${reason}. There is a place for every applicant.`
  return `${reason}. With ${loseTo} instead, ${lower(loss)}.`
}

/** Why someone is not proposed: what speaks against them most, and how close they came. */
export function describeOther(applicant: SelectionApplicant, typical: Fit): string {
  const [worst] = knownParts(applicant, typical).sort((one, other) => one.weight - other.weight)
  const reason =
    worst && worst.weight < 0
      ? capitalise(partWords[worst.part].bad)
      : 'Fits, but others fit the group better'
  const { loss, loseTo } = applicant
  if (loss === null || loseTo === null) return 'No place is left.'
  return `${reason}. In place of ${loseTo}, ${lower(loss)}.`
}

const capitalise = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** 'Did not say: age, gender'; undefined if everything is known. */
export function describeUnknown({ unknown, userId }: SelectionApplicant): string | undefined {
  if (userId === null) return 'No account: nothing is known'
  if (unknown.length === 0) return undefined
  return `Did not say: ${unknown.map((part) => partWords[part].unknown).join(', ')}`
}
