import { subjectPath } from './subject-path.ts'

it.each([
  ['user 12', '/members/12'],
  ['trip 4', '/trips/4'],
  ['invite 7', '/requests/invites?status=all&request=trip-7'],
  ['quick invite 8', '/requests/invites?status=all&request=quick-8'],
  ['departure 3', '/departures/3'],
  ['inquiry 9', '/requests/inquiries?open=9'],
  ['newsletter 2', undefined],
  ['constructor 2', undefined],
  ['trip 04', undefined],
  ['the settings', undefined],
])('leads from %j to %j', (subject, path) => {
  expect(subjectPath(subject)).toBe(path)
})
