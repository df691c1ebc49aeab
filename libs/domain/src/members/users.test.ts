import fc from 'fast-check'
import * as z from 'zod/mini'
import { describeForm, emailField } from '../../tests/describe-form.ts'
import { firstMessages, without } from '../../tests/first-messages.ts'
import { ageGroups } from './users.options.ts'
import { loginForm, signupForm, refusedPassword } from './user-forms.ts'
import { usernameKey } from '../canonical/username.ts'
import { publicUser, user } from './user.ts'

describeForm(
  'the login form',
  loginForm,
  { username: 'maya', password: 'correct horse' },
  {
    username: { required: 'Username is required', max: 254 },
    password: { required: 'Password is required', max: 200 },
  },
)

const good = {
  username: 'maya.rao',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  email: 'maya@example.com',
  phone: '+91 98765 43210',
  firstName: 'Maya',
  lastName: 'Rao',
  ageGroup: '30-35',
  city: 'Pune',
  country: 'India',
  instagramHandle: '@maya.travels',
  linkedinHandle: 'maya-rao',
  bio: 'Walks a lot.',
  interests: ['food'],
  travelPreferences: ['trains'],
  profileImage: '/art/avatars/01.svg',
  quizData: { travelStyle: 'slow', interests: ['food'] },
}
const messages = (change: object) => firstMessages(signupForm, { ...good, ...change })

describeForm('the sign-up form', signupForm, good, {
  firstName: { required: 'First name is required', max: 60 },
  lastName: { max: 60 },
  city: { max: 100 },
  country: { max: 100 },
  bio: { max: 1000, block: true },
  ageGroup: { wrongType: 'Please select an age group' },
})

describe('the passwords of the sign-up form', () => {
  it('are required', () => {
    expect(firstMessages(signupForm, without(good, 'password', 'confirmPassword'))).toEqual({
      password: 'Password is required',
      confirmPassword: 'Password must be at least 6 characters',
    })
  })

  it.each([
    ['the username', 'Maya.Rao', 'username'],
    ['the username in full-width letters', 'ｍａｙａ．ｒａｏ', 'username'],
    ['the email address', 'MAYA@example.com', 'email address'],
    ['the part of the email address before the @', 'may-a@example', 'email address'],
    ['the phone number', '+919876543210', 'phone number'],
    ['the phone number without the country code', '98765 43210', 'phone number'],
    ['the name of the club', 'far & few', 'name'],
    ['the name of the club in one word', 'FarAndFew', 'name'],
  ])('must not be %s', (_what, password, name) => {
    const email = password === 'may-a@example' ? 'maya.example@club.example' : good.email
    const whose = name === 'name' ? 'our' : 'your'
    expect(messages({ password, confirmPassword: password, email })).toEqual({
      password: `Please do not use ${whose} ${name} as your password`,
    })
  })

  it('may be anything that others do not know', () => {
    const facts = { username: '--', email: null, phone: null }
    for (const password of ['-- -- --', 'maya.rao.42', '98765', 'far from few']) {
      expect(refusedPassword(password, facts)).toBeUndefined()
    }
    expect(refusedPassword('maya.rao.42', good)).toBeUndefined()
  })

  it('must be the same, with the error on the second', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 6, maxLength: 50 }), (typed) => {
        const expected = typed === good.password ? {} : { confirmPassword: "Passwords don't match" }
        expect(messages({ confirmPassword: typed })).toEqual(expected)
        expect(messages({ password: typed, confirmPassword: typed })).toEqual({})
      }),
    )
  })

  it('are kept exactly as they are typed', () => {
    const password = '  Zwölf Ｂoxer, 🥾 & "x"  '
    const typed = { ...good, password, confirmPassword: password }
    expect(z.parse(signupForm, typed).password).toBe(password)
    expect(z.parse(loginForm, { username: 'maya', password }).password).toBe(password)
  })

  it('are compared and counted with composed letters', () => {
    const password = 'café-Ångström-42'
    expect(messages({ password, confirmPassword: password.normalize('NFD') })).toEqual({})
    const short = 'ééé'.normalize('NFD')
    expect(messages({ password: short, confirmPassword: short })).toEqual({
      confirmPassword: 'Password must be at least 6 characters',
    })
  })

  it('must have six characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 5 }), (typed) => {
        expect(messages({ password: typed, confirmPassword: typed })).toEqual({
          confirmPassword: 'Password must be at least 6 characters',
        })
      }),
    )
  })

  it('are compared while another field is still wrong', () => {
    expect(messages({ confirmPassword: 'another one', firstName: '' })).toEqual({
      firstName: 'First name is required',
      confirmPassword: "Passwords don't match",
    })
  })

  it('must not be longer than 200 characters', () => {
    const long = 'a'.repeat(201)
    expect(messages({ password: long, confirmPassword: long })).toEqual({
      password: 'Please use at most 200 characters',
      confirmPassword: 'Please use at most 200 characters',
    })
  })
})

describe('the username of the sign-up form', () => {
  it('is required', () => {
    expect(messages({ username: ' ' })).toEqual({ username: 'Username is required' })
    expect(messages({ username: 7 })).toEqual({ username: 'Username is required' })
    expect(messages({ username: 'a'.repeat(41) })).toEqual({
      username: 'Please use at most 40 characters',
    })
  })

  it.each(['maya', 'Maya_Rao-7', 'मीरा', 'Zoë', '旅人'])('may be %s', (username) => {
    expect(messages({ username })).toEqual({})
  })

  it.each(['maya@example.com', 'maya rao', '<b>'])('must not be %j', (username) => {
    expect(messages({ username })).toEqual({
      username: 'Please use letters, digits, dots, dashes and underscores only',
    })
  })

  it('is stored without the marks that were pasted with it, and without compatibility forms', () => {
    for (const username of ['\u202amaya\u202c', 'ma\u200bya', 'ma\u200dya\ufeff', 'ｍａｙａ']) {
      expect(z.parse(signupForm, { ...good, username }).username).toBe('maya')
    }
  })

  it.each([
    ['a Cyrillic letter among Latin ones', 'mаya'],
    ['a Greek letter among Latin ones', 'mayα'],
    ['a Cherokee letter', 'Ꮇaya'],
    ['an invisible character', 'ma\u034fya'],
    ['an invisible letter', 'ma\u1160ya'],
  ])('must not contain %s', (_what, username) => {
    expect(messages({ username })).toEqual({
      username: 'Please use the letters of one alphabet only',
    })
  })

  it.each([
    'майя',
    'μάγια',
    'माया',
    'மாயா',
    'まや子',
    '마야',
    '瑪雅',
    'مايا',
    'Ｍａｙａ',
    'José_2',
  ])('may be of any alphabet: %s', (username) => expect(messages({ username })).toEqual({}))

  it('is compared ignoring case', () => {
    expect(usernameKey('Maya.RAO')).toBe(usernameKey('maya.rao'))
    expect(usernameKey('Ｍａｙａ')).toBe('maya')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(usernameKey(usernameKey(name))).toBe(usernameKey(name))
      }),
    )
  })
})

describe('the other fields of the sign-up form', () => {
  it('require an email address', () => {
    expect([undefined, '', '  ', 7].map((email) => messages({ email }).email)).toEqual(
      Array(4).fill('Email is required'),
    )
    expect(messages({ email: 'maya@' })).toEqual({ email: emailField.required })
    expect(messages({ email: `${'a'.repeat(250)}@b.example` })).toEqual({
      email: emailField.required,
    })
    expect(z.parse(signupForm, { ...good, email: ' Maya@Example.com ' }).email).toBe(
      'maya@example.com',
    )
  })

  it('may all be blank, and are then undefined', () => {
    const blank = {
      phone: '',
      lastName: ' ',
      ageGroup: '',
      city: '',
      country: '',
      instagramHandle: '',
      linkedinHandle: '',
      bio: '',
      profileImage: '',
    }
    const read = z.parse(signupForm, { ...good, ...blank })
    for (const field of Object.keys(blank)) expect(read).toHaveProperty(field, undefined)
  })

  it('report different passwords together with other errors', () => {
    expect(messages({ email: '', firstName: '', confirmPassword: 'correct mare' })).toEqual({
      email: 'Email is required',
      firstName: 'First name is required',
      confirmPassword: "Passwords don't match",
    })
  })

  it('accept a phone number as people write it', () => {
    for (const phone of ['+91 98765 43210', '020 2612-3456', '(020) 2612 3456']) {
      expect(messages({ phone })).toEqual({})
    }
    for (const phone of ['call me', '(----)', '12 34', '+', '-12345', '12345']) {
      expect(messages({ phone })).toEqual({ phone: 'Please enter a valid phone number' })
    }
    for (const phone of ['+91 98765 43210 98765', '+91 98765 4321', '+91 98765 432100']) {
      expect(messages({ phone })).toEqual({
        phone: 'Please check the number: it has too few or too many digits',
      })
    }
    expect(messages({ phone: '98765 4321' })).toEqual({
      phone: 'Please check the number: outside India it starts with + and the country code',
    })
    expect(messages({ phone: '1'.repeat(31) })).toEqual({
      phone: 'Please use at most 30 characters',
    })
    expect(messages({ phone: 919876543210 })).toEqual({ phone: 'Must be a text' })
  })

  it('have four age groups', () => {
    expect(ageGroups).toEqual(['25-30', '30-35', '35-40', '40+'])
    for (const ageGroup of ageGroups) expect(messages({ ageGroup })).toEqual({})
    expect(messages({ ageGroup: '28-32' })).toEqual({ ageGroup: 'Please select an age group' })
  })

  it.each([
    ['instagramHandle', '@maya.takes.the.slow.train'],
    ['instagramHandle', 'maya_rao'],
    ['instagramHandle', 'instagram.com/maya_rao'],
    ['instagramHandle', 'https://www.instagram.com/maya_rao/?hl=en'],
    ['linkedinHandle', 'maya-raghavan-demo'],
    ['linkedinHandle', 'in/maya-rao'],
    ['linkedinHandle', 'linkedin.com/in/maya-rao'],
    ['linkedinHandle', 'https://in.linkedin.com/in/maya-%C3%A9/'],
  ])('accept as %s a name or the URL of a profile: %s', (field, value) => {
    expect(messages({ [field]: value })).toEqual({})
  })

  it.each(['maya rao', 'javascript:alert(1)', 'https://elsewhere.example/maya', '=1+1', '@', '?'])(
    'reject as a profile name: %j',
    (text) => {
      expect(messages({ instagramHandle: text, linkedinHandle: text })).toEqual({
        instagramHandle:
          'Please enter an Instagram name such as @maya.travels, or the address of the profile',
        linkedinHandle:
          'Please enter a LinkedIn name such as maya-rao, or the address of the profile',
      })
    },
  )

  it('bound a profile name', () => {
    expect(messages({ instagramHandle: 'a'.repeat(30) })).toEqual({})
    expect(messages({ instagramHandle: 'a'.repeat(31) })).toHaveProperty('instagramHandle')
    expect(messages({ linkedinHandle: 'a'.repeat(101) })).toHaveProperty('linkedinHandle')
  })

  it('accept the URL of a picture, but not one that runs code', () => {
    for (const profileImage of ['', '/art/avatars/01.svg', `/api/pictures/${'p'.repeat(22)}`]) {
      expect(messages({ profileImage })).toEqual({})
    }
    for (const profileImage of [
      'https://elsewhere.example/a.png',
      'javascript:alert(1)',
      '//elsewhere.example/a.png',
      '/\\elsewhere.example/a.png',
      '/api/pictures/../admin/users.csv',
      '/api/pictures/..',
      '/api/admin/users.csv',
      'data:,a',
    ]) {
      expect(messages({ profileImage })).toEqual({
        profileImage: 'Please choose one of the pictures, or upload your own',
      })
    }
  })

  it('bound the lists and the quiz answers', () => {
    expect(messages({ interests: Array(21).fill('food') })).toEqual({
      interests: 'Please name at most 20',
    })
    expect(messages({ travelPreferences: ['a'.repeat(61)] })).toEqual({
      'travelPreferences.0': 'Please use at most 60 characters',
    })
    expect(messages({ interests: 'food' })).toEqual({ interests: 'Must be a list' })
    expect(messages({ quizData: { travelStyle: 'a\u0000b' } })).toEqual({
      'quizData.travelStyle': 'Please remove the characters that cannot be shown',
    })
    expect(messages({ quizData: { admin: 'yes' } })).toEqual({
      quizData: 'Must be an object of the known answers',
    })
    expect(messages({ quizData: 'slow' })).toEqual({
      quizData: 'Must be an object of the known answers',
    })
  })
})

describe('a member', () => {
  const stored = {
    id: 1,
    username: 'maya',
    password: '$argon2id$…',
    email: null,
    phone: null,
    firstName: 'Maya',
    lastName: null,
    ageGroup: '28-32',
    gender: null,
    city: null,
    country: null,
    instagramHandle: null,
    linkedinHandle: null,
    bio: null,
    interests: [],
    travelPreferences: [],
    profileImage: null,
    quizData: null,
    createdAt: '2025-05-01T00:00:00Z',
  }

  it('is stored with the password and returned without it', () => {
    expect(z.parse(user, stored)).toEqual(stored)
    expect(z.parse(publicUser, stored)).toEqual(without(stored, 'password'))
  })
})
