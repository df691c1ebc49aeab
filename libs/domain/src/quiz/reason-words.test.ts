import { aboutMember } from './reason-words.ts'

it.each([
  ['Outside most of the day, as you like it', 'Outside most of the day, as they like it'],
  ['Within your budget', 'Within their budget'],
  ['INR 3 Lacs, more than you planned', 'INR 3 Lacs, more than they planned'],
  ['A young group', 'A young group'],
])('writes %j as %j', (reason, about) => expect(aboutMember(reason)).toBe(about))
