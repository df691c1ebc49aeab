import { type DemoMember, withUsernames } from './demo-members.ts'

/** Someone who asks for an invite to Turkey in October. */
interface DemoApplicant {
  /** When the request was sent, counted from the first start. */
  hoursAgo: number
  /** Whether any date would do. */
  isForAnyDate?: boolean
  message?: string
}

/** Applicants with an account. Two of them have not taken the quiz, one has no profile either. */
export const applicants = withUsernames<
  Pick<DemoMember, 'firstName' | 'lastName'> & Partial<DemoMember> & DemoApplicant
>([
  {
    firstName: 'Kabir',
    lastName: 'Anand',
    ageGroup: '30-35',
    gender: 'man',
    city: 'Delhi',
    bio: 'Sports journalist, reluctant beach person.',
    quiz: ['moderate', 'old-cities', 'cooking'],
    hoursAgo: 43,
    message:
      "I've been to Istanbul four times for work and have seen the same conference hotel four times. I'd like to see the rest with people who get up for a sunrise.",
  },
  {
    firstName: 'Ritu',
    lastName: 'Malhotra',
    ageGroup: '35-40',
    gender: 'woman',
    city: 'Jaipur',
    bio: 'Jewellery designer with a soft spot for hammams.',
    quiz: ['gentle', 'old-cities', 'wellness'],
    hoursAgo: 41,
    message:
      'I turn 38 that week, and the friends I used to travel with all have toddlers now. Cappadocia has been on my wall since college.',
  },
  {
    firstName: 'Siddharth',
    lastName: 'Nair',
    ageGroup: '30-35',
    gender: 'man',
    city: 'Bengaluru',
    quiz: ['active', 'mountains', 'journeys'],
    hoursAgo: 38,
    message: "I hike most weekends and always end up planning it for everyone. For once I won't.",
  },
  {
    firstName: 'Pallavi',
    lastName: 'Bose',
    ageGroup: '25-30',
    gender: 'woman',
    city: 'Kolkata',
    quiz: ['moderate', 'countryside', 'cooking'],
    hoursAgo: 36,
    message: 'My aunt Nandini came back from Sri Lanka glowing. It would be my first trip alone.',
  },
  {
    firstName: 'George',
    lastName: 'Kurian',
    ageGroup: '40+',
    gender: 'man',
    city: 'Kochi',
    quiz: ['gentle', 'old-cities', 'wine'],
    hoursAgo: 33,
    isForAnyDate: true,
  },
  {
    firstName: 'Mehak',
    lastName: 'Arora',
    ageGroup: '30-35',
    gender: 'woman',
    city: 'Gurugram',
    bio: "Photographer of other people's weddings.",
    quiz: ['active', 'old-cities', 'journeys'],
    hoursAgo: 30,
    message: "Zoya told me about you. I'd bring a camera and leave the laptop at home.",
  },
  {
    firstName: 'Dev',
    lastName: 'Chatterjee',
    ageGroup: '35-40',
    gender: 'man',
    city: 'Kolkata',
    quiz: ['moderate', 'old-cities', 'rituals'],
    hoursAgo: 27,
    message: 'I teach history of art and have never seen the frescoes of the Dark Church.',
  },
  {
    firstName: 'Laila',
    lastName: 'Haddad',
    ageGroup: '35-40',
    gender: 'woman',
    city: 'Dubai',
    country: 'United Arab Emirates',
    quiz: ['moderate', 'sea', 'cooking'],
    hoursAgo: 22,
    isForAnyDate: true,
    message: "October or August, whichever has a place. I'm easy company and eat everything.",
  },
  {
    firstName: 'Ishaan',
    lastName: 'Verma',
    ageGroup: '25-30',
    gender: 'man',
    city: 'Mumbai',
    quiz: ['active', 'wildlife', 'journeys'],
    hoursAgo: 19,
    message: 'Mostly for the balloon, honestly.',
  },
  {
    firstName: 'Revathi',
    lastName: 'Subramaniam',
    ageGroup: '40+',
    gender: 'woman',
    city: 'Chennai',
    quiz: ['gentle', 'old-cities', 'wine'],
    hoursAgo: 14,
    message: "I'm 41 and have three weeks of leave a year. This would be the best four days of it.",
  },
  {
    firstName: 'Jonas',
    lastName: 'Weber',
    ageGroup: '30-35',
    gender: 'man',
    city: 'Bengaluru',
    hoursAgo: 9,
    message: "Two colleagues of mine went to Bali with you and haven't stopped talking about it.",
  },
  {
    firstName: 'Nikhil',
    lastName: 'Rao',
    hoursAgo: 4,
  },
])

/** Applicants without an account, of whom nothing else is known. */
export const visitors: readonly ({ name: string; mailbox: string } & DemoApplicant)[] = [
  {
    name: 'Tanvi Kulkarni',
    mailbox: 'tanvi.kulkarni',
    hoursAgo: 31,
    message: "Is it all right if I don't drink? Everything else sounds perfect.",
  },
  { name: 'Aditya Sen', mailbox: 'aditya.sen', hoursAgo: 25 },
  {
    name: 'Grace Fernandes',
    mailbox: 'grace.fernandes',
    hoursAgo: 12,
    isForAnyDate: true,
    message: 'I can only travel in school holidays, so October would be ideal.',
  },
  { name: 'Rohan Mehta', mailbox: 'rohan.mehta', hoursAgo: 2 },
]

/** Members who travelled vouch for others. The two of 2024 have travelled since. */
export const demoVouches: readonly {
  from: string
  /** A username, or the address of an account by it. */
  person: string
  isAddress?: boolean
  year: number
  words: string
}[] = [
  {
    from: 'arjun',
    person: 'kabir',
    year: 2025,
    words:
      'We sailed together for two summers. Kabir keeps the mood up when the wind drops, and he can cook.',
  },
  {
    from: 'nandini',
    person: 'pallavi',
    isAddress: true,
    year: 2025,
    words:
      'My niece. Curious, punctual and a good listener, which is more than you can say of her aunt.',
  },
  {
    from: 'zoya',
    person: 'mehak',
    isAddress: true,
    year: 2025,
    words: 'We shared a studio for three years. Mehak never lets anyone eat alone.',
  },
  {
    from: 'arjun',
    person: 'aisling',
    year: 2024,
    words: "Plays the fiddle, carries her own bag and laughs at everyone's jokes.",
  },
  {
    from: 'zoya',
    person: 'vikram',
    isAddress: true,
    year: 2024,
    words: 'He did my taxes and knew every sweet shop on the way. Good company.',
  },
]

/** Those who were vouched for in 2024 asked for Bali, and went. */
export const approvedIn2024 = ['aisling', 'vikram'] as const

/** What Meera reported: the message of Rafael in the group of October. */
export const demoReport = {
  from: 'meera',
  about: 'rafael',
  reason: 'spam',
  hoursAgo: 5,
  words:
    'He offered the same boats to Sana and me privately, and now to the whole group. I came here to get away from sales pitches.',
} as const

/** Who is connected, and who asks. */
export const demoConnections: readonly { from: string; to: string; note?: string }[] = [
  { from: 'arjun', to: 'maya' },
  { from: 'imani', to: 'sana' },
  {
    from: 'sana',
    to: 'maya',
    note: 'Shall we do the bakeries together on the morning of the 11th?',
  },
]
