import { balanceParts, type Fit } from '@farandfew/domain/selections/balance-measure.ts'
import type { SelectionApplicant } from '@farandfew/domain/selections/selections.ts'
import {
  describeChosen,
  describeFit,
  describeOther,
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

it('names what someone does best for the group, and what it would lose', () => {
  expect(chosen({ fit: { ...typical, pace: 1, interests: 0.6 } })).toBe(
    'Keeps the pace of the group. Swapping in Marco would lower the score by 1.4.',
  )
  expect(chosen({})).toBe(
    'Fits the group better than the others. Swapping in Marco would lower the score by 1.4.',
  )
  expect(chosen({ loss: 0 })).toBe('Swapping in Marco would not change the score.')
  expect(chosen({ loss: null, loseTo: null })).toBe('There is a place for every applicant.')
})

it('names what speaks against someone most', () => {
  expect(other({ fit: { ...typical, ages: 0, interests: 0.4 }, loss: 0.01 })).toBe(
    'Is of an age that the group already has. Swapping them in for Marco would lower the score by less than 0.1.',
  )
  expect(other({})).toBe(
    'A good fit, but others fit better. Swapping them in for Marco would lower the score by 1.4.',
  )
  expect(other({ loss: null, loseTo: null })).toBe('Fits the group. No place is left to offer.')
})

it('gives no praise to someone who said nothing', () => {
  expect(chosen(silent)).toBe(
    'They have told us nothing, but neither has anyone who is not proposed.',
  )
  expect(chosen({ ...silent, loss: null, loseTo: null })).toBe(
    'There is a place for every applicant. They have told us nothing yet.',
  )
  expect(other(silent)).toBe(
    'They have told us nothing. Swapping them in for Marco would not change the score.',
  )
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
