import { describeCommonPreferences, describePreferences } from './room-texts.ts'

const none = { isEarlyRiser: false, wantsQuiet: false, snores: false, mindsSnoring: false }

it('says only what a member has ticked', () => {
  expect(describePreferences('Maya', none)).toEqual([])
  expect(describePreferences('Maya', { ...none, snores: true })).toEqual(['Maya snores'])
})

it('names what two members have both ticked', () => {
  const one = { ...none, isEarlyRiser: true, wantsQuiet: true }
  expect(describeCommonPreferences(one, { ...none, wantsQuiet: true })).toEqual([
    'You both like it quiet in the evening',
  ])
  expect(describeCommonPreferences(one, none)).toEqual([])
})
