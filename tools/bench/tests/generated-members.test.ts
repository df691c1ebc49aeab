import { usernameKey } from '@farandfew/domain/canonical/username.ts'
import { makeMember } from '../src/generated/members.ts'

const members = Array.from({ length: 20_000 }, (_, index) => makeMember(index))

test('generated members are the same on every run and have unique usernames', () => {
  expect(makeMember(41)).toEqual(makeMember(41))
  expect(new Set(members.map(({ username }) => usernameKey(username))).size).toBe(members.length)
  const odd = members.filter(
    ({ username, email }) =>
      !/^[a-z]+\.[a-z]+\.\d+$/.test(username) || email !== `${username}@members.example`,
  )
  expect(odd).toEqual([])
})

test('generated members have names in many scripts, and some have empty fields', () => {
  const names = members.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join('\n')
  const scripts = ['Latin', 'Devanagari', 'Tamil', 'Bengali', 'Arabic', 'Cyrillic', 'Han', 'Greek']
  for (const script of scripts) {
    const found = names.match(new RegExp(`^\\p{Script=${script}}`, 'gmu'))?.length ?? 0
    expect({ script, isCommon: found > 300 }).toEqual({ script, isCommon: true })
  }
  expect(members.filter(({ city }) => city === null).length).toBeGreaterThan(500)
})
