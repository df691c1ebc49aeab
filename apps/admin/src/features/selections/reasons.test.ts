import { balanceParts, type Fit } from '@farandfew/domain/selections/balance-measure.ts'
import type { SelectionApplicant } from '@farandfew/domain/selections/selections.ts'
import {
  describeChosen,
  describeFit,
  describeOther,
  describeSwap,
  describeUnknown,
  describeVouches,
} from './reasons.ts'

const typical: Fit = { interests: 0.5, pace: 0.5, ages: 0.5, genders: 0.5 }
const applicant = (fields: Partial<SelectionApplicant> = {}): SelectionApplicant => ({
  requestId: 1,
  userId: 1,
  name: 'Asha',
  ageGroup: '30-35',
  gender: 'woman',
  pace: null,
  interests: [],
  requestedAt: '2025-05-01T08:00:00.000Z',
  isForThis: true,
  vouchedBy: [],
  unknown: [],
  fit: typical,
  loss: 1.44,
  loseTo: 'Marco',
  ...fields,
})
const silent: Partial<SelectionApplicant> = {
  unknown: balanceParts,
  loss: 0,
  fit: { interests: null, pace: null, ages: null, genders: null },
}
const chosen = (fields: Partial<SelectionApplicant>) => describeChosen(applicant(fields), typical)
const other = (fields: Partial<SelectionApplicant>) => describeOther(applicant(fields), typical)

it('says what someone does best for the group', () => {
  expect(chosen({ fit: { ...typical, pace: 1, interests: 0.6 } })).toBe("Matches the group's pace.")
  expect(chosen({})).toBe('Fits the group better than the others.')
  expect(chosen({ loss: 0 })).toBe('Fits as well as others.')
  expect(chosen({ loss: null, loseTo: null })).toBe('There is a place for every applicant.')
})

it('says what speaks against someone most', () => {
  const bad = (part: keyof Fit) => ({ fit: { ...typical, [part]: 0 } })
  expect(other(bad('pace'))).toBe('Prefers a different pace.')
  expect(other(bad('ages'))).toBe('The group already has this age group.')
  expect(other({ ...bad('genders'), gender: 'woman' })).toBe('The group already has more women.')
  expect(other({ ...bad('genders'), gender: 'man' })).toBe('The group already has more men.')
  expect(other({})).toBe('A good fit, but others fit better.')
  expect(other({ loss: 0 })).toBe('Fits just as well.')
  expect(other({ loss: null, loseTo: null })).toBe('Fits the group. No seats left to offer.')
})

it('says what a swap would do to the score', () => {
  const swap = (loss: number | null, kind: 'chosen' | 'other') =>
    describeSwap(applicant({ loss, loseTo: loss === null ? null : 'Marco' }), kind)
  expect(swap(1.44, 'chosen')).toBe('Swapping in Marco would lower the score by 1.4.')
  expect(swap(0.01, 'other')).toBe(
    'Swapping them in for Marco would lower the score by less than 0.1.',
  )
  expect(swap(0, 'chosen')).toBe('Swapping in Marco would not change the score.')
  expect(swap(null, 'other')).toBeUndefined()
})

it('gives no praise to someone without a profile', () => {
  expect(chosen(silent)).toBe('No profile yet, like everyone who is not proposed.')
  expect(chosen({ ...silent, loss: null, loseTo: null })).toBe(
    'No profile yet. There is a place for every applicant.',
  )
  expect(other(silent)).toBe('No profile yet.')
  expect(describeUnknown(applicant({ ...silent, userId: null }))).toBe('No account')
})

it('says what is known of someone, and what is not', () => {
  const fit = { ...typical, pace: null, genders: 1 }
  expect(describeFit(applicant({ fit }))).toBe('Interests 50% · Pace – · Ages 50% · Genders 100%')
  expect(describeUnknown(applicant({ unknown: ['pace'] }))).toBe('Did not say: pace')
})

it('names those who vouched', () => {
  expect(describeVouches(applicant({ vouchedBy: ['Asha Rao', 'Imani'] }))).toBe(
    'Vouched for by Asha Rao and Imani.',
  )
  expect(describeVouches(applicant())).toBeUndefined()
})
