import { describeCommonWishes, describeWishes } from './room-texts.ts'

const none = { isEarlyRiser: false, wantsQuiet: false, snores: false, mindsSnoring: false }

it('says only what a member has ticked', () => {
  expect(describeWishes('Maya', none)).toEqual([])
  expect(describeWishes('Maya', { ...none, snores: true })).toEqual(['Maya snores'])
})

it('names what two members have both ticked', () => {
  const one = { ...none, isEarlyRiser: true, wantsQuiet: true }
  expect(describeCommonWishes(one, { ...none, wantsQuiet: true })).toEqual([
    'You both like it quiet in the evening',
  ])
  expect(describeCommonWishes(one, none)).toEqual([])
})
