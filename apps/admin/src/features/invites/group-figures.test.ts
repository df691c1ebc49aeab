import type { GroupMember } from '@farandfew/domain/invites/admin-invites.ts'
import { groupFigures, likesOf } from './group-figures.ts'

const member = (fields: Partial<GroupMember>): GroupMember => ({
  userId: 1,
  name: 'Ravi',
  ageGroup: null,
  city: null,
  country: null,
  interests: [],
  quiz: null,
  ...fields,
})

it('counts what the members are and like, most frequent first', () => {
  const figures = groupFigures(
    [
      member({
        ageGroup: '28-32',
        interests: ['Food', 'Old cities'],
        quiz: { interests: ['Food'] },
      }),
      member({ ageGroup: '33-37', interests: ['Old cities'], quiz: { activityLevel: 'Climbs' } }),
      member({ ageGroup: '28-32', interests: ['Old cities', 'Trains'] }),
    ],
    ['Trains', 'Tea'],
  )
  expect(figures).toEqual([
    { term: 'Ages', words: '28-32: 2 of 3 · 33-37: 1 of 3' },
    { term: 'In common', words: 'Trains: 1 of 3' },
    { term: 'Likes', words: 'Old cities: 3 of 3 · Food: 1 of 3 · Trains: 1 of 3' },
    { term: 'Activity', words: 'Climbs: 1 of 3' },
  ])
})

it('names the four most frequent values, and counts the others', () => {
  const [{ words } = { words: '' }] = groupFigures(
    [member({ interests: ['A', 'B', 'C', 'D', 'E', 'F'] })],
    [],
  )
  expect(words).toBe('A: 1 of 1 · B: 1 of 1 · C: 1 of 1 · D: 1 of 1 · 2 more')
})

it('has no figure for what no one said', () => {
  expect(groupFigures([member({})], ['Food'])).toEqual([])
})

it('counts what is liked in the profile or in the quiz', () => {
  const applicant = { interests: [], quiz: { interests: ['Food'] } }
  expect(groupFigures([member({ interests: ['Food'] })], likesOf(applicant))[0]).toEqual({
    term: 'In common',
    words: 'Food: 1 of 1',
  })
})
