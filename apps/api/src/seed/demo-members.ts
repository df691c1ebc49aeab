import type { GroupField } from '@farandfew/domain/groups'

/** A demo member. Their e-mail addresses are in a reserved domain (RFC 2606). */
export interface DemoMember {
  username: string
  firstName: string
  lastName: string
  ageGroup: string
  city: string
  country: string
  bio: string
  interests: readonly string[]
  /** One of the site's avatars, '01' to '12'; without one, the site shows initials. */
  avatar?: string
  /** The profile fields that their group sees. */
  shows?: readonly GroupField[]
  /** Their departure: 14 August, or the demo member's in October. */
  seat: 'august' | 'october'
}

/** Maya, whose account the demo password opens. */
export const maya = {
  username: 'maya',
  email: 'maya@members.example',
  // No Indian mobile number starts with 5.
  phone: '+91 55555 01234',
  firstName: 'Maya',
  lastName: 'Raghavan',
  ageGroup: '30-35',
  city: 'Mumbai',
  country: 'India',
  instagramHandle: '@maya.takes.the.slow.train',
  linkedinHandle: 'maya-raghavan-demo',
  bio: 'Architect by week, market wanderer by weekend. I travel for staircases, breakfast and the person in the next seat.',
  interests: ['Architecture', 'Street food', 'Photography', 'Night trains'],
  travelPreferences: ['Small groups', 'Window seats', 'Early mornings'],
  profileImage: '/art/avatars/01.svg',
} as const

/** Her fellow travellers: nine to Turkey in August, six with her in October. */
export const companions: readonly DemoMember[] = [
  {
    username: 'arjun',
    firstName: 'Arjun',
    lastName: 'Menon',
    ageGroup: '30-35',
    city: 'Kochi',
    country: 'India',
    bio: 'Marine engineer. Happiest where the map turns blue.',
    interests: ['Sailing', 'Seafood', 'Swimming'],
    avatar: '02',
    seat: 'august',
  },
  {
    username: 'zoya',
    firstName: 'Zoya',
    lastName: 'Khan',
    ageGroup: '25-30',
    city: 'Hyderabad',
    country: 'India',
    bio: 'Textile designer who comes home with more fabric than clothes.',
    interests: ['Textiles', 'Bazaars', 'Drawing'],
    avatar: '05',
    seat: 'august',
  },
  {
    username: 'daniel',
    firstName: 'Daniel',
    lastName: 'Okafor',
    ageGroup: '35-40',
    city: 'Singapore',
    country: 'Singapore',
    bio: 'Paediatrician, amateur baker, asks for the recipe every time.',
    interests: ['Baking', 'Hiking', 'Jazz'],
    avatar: '06',
    seat: 'august',
  },
  {
    username: 'leela',
    firstName: 'Leela',
    lastName: 'Iyer',
    ageGroup: '30-35',
    city: 'Bengaluru',
    country: 'India',
    bio: 'Product lead on a long campaign against the all-inclusive buffet.',
    interests: ['Coffee', 'Running', 'Ceramics'],
    avatar: '03',
    seat: 'august',
  },
  {
    username: 'tomas',
    firstName: 'Tomás',
    lastName: 'Ferreira',
    ageGroup: '35-40',
    city: 'Dubai',
    country: 'United Arab Emirates',
    bio: 'Structural engineer; will explain the dome whether or not you asked.',
    interests: ['Bridges', 'Chess', 'Hammams'],
    avatar: '10',
    seat: 'august',
  },
  {
    username: 'nandini',
    firstName: 'Nandini',
    lastName: 'Bose',
    ageGroup: '40+',
    city: 'Kolkata',
    country: 'India',
    bio: 'Teaches medieval history and reads inscriptions aloud.',
    interests: ['History', 'Poetry', 'Tea'],
    avatar: '11',
    seat: 'august',
  },
  {
    username: 'harpreet',
    firstName: 'Harpreet',
    lastName: 'Gill',
    ageGroup: '30-35',
    city: 'Chandigarh',
    country: 'India',
    bio: 'Runs a dairy, rises at four, first in line for the balloon.',
    interests: ['Cheese', 'Sunrises', 'Motorcycles'],
    avatar: '08',
    seat: 'august',
  },
  {
    username: 'aisling',
    firstName: 'Aisling',
    lastName: 'Byrne',
    ageGroup: '30-35',
    city: 'Pune',
    country: 'India',
    bio: 'Moved for a year in 2019 and keeps forgetting to leave.',
    interests: ['Music', 'Walking', 'Cats of Istanbul'],
    avatar: '09',
    seat: 'august',
  },
  {
    username: 'vikram',
    firstName: 'Vikram',
    lastName: 'Desai',
    ageGroup: '35-40',
    city: 'Ahmedabad',
    country: 'India',
    bio: 'Chartered accountant with a secret spreadsheet of desserts.',
    interests: ['Desserts', 'Cycling', 'Museums'],
    avatar: '04',
    seat: 'august',
  },
  {
    username: 'imani',
    firstName: 'Imani',
    lastName: 'Mwangi',
    ageGroup: '25-30',
    city: 'Delhi',
    country: 'India',
    bio: 'Documentary editor collecting sounds of places, mostly doors.',
    interests: ['Sound', 'Film', 'Markets'],
    avatar: '07',
    shows: ['city', 'bio', 'interests'],
    seat: 'october',
  },
  {
    username: 'rafael',
    firstName: 'Rafael',
    lastName: 'Costa',
    ageGroup: '40+',
    city: 'Goa',
    country: 'India',
    bio: 'Boat builder on land leave. Packs one hat.',
    interests: ['Boats', 'Fishing', 'Old maps'],
    avatar: '12',
    shows: ['lastName', 'ageGroup', 'city', 'country', 'bio', 'interests'],
    seat: 'october',
  },
  {
    username: 'sana',
    firstName: 'Sana',
    lastName: 'Qureshi',
    ageGroup: '30-35',
    city: 'Lucknow',
    country: 'India',
    bio: 'Pastry chef on the search for the best kunefe, with notes.',
    interests: ['Pastry', 'Long lunches', 'Embroidery'],
    shows: ['lastName', 'city', 'bio', 'interests', 'ageGroup'],
    seat: 'october',
  },
  {
    username: 'kenji',
    firstName: 'Kenji',
    lastName: 'Tanaka',
    ageGroup: '35-40',
    city: 'Bengaluru',
    country: 'India',
    bio: 'Robotics engineer. Draws ferries.',
    interests: ['Ferries', 'Sketching', 'Noodles'],
    shows: ['city', 'country', 'interests'],
    seat: 'october',
  },
  {
    username: 'meera',
    firstName: 'Meera',
    lastName: 'Pillai',
    ageGroup: '35-40',
    city: 'Chennai',
    country: 'India',
    bio: 'Lawyer, early riser, owner of too many hats.',
    interests: ['Hiking', 'Crosswords', 'Filter coffee'],
    seat: 'october',
  },
  {
    username: 'oliver',
    firstName: 'Oliver',
    lastName: 'Grant',
    ageGroup: '30-35',
    city: 'Gurugram',
    country: 'India',
    bio: 'Teaches physics, collects night skies.',
    interests: ['Stars', 'Cycling', 'Backgammon'],
    shows: ['bio', 'interests'],
    seat: 'october',
  },
]

/** The host of both departures to Turkey. */
export const host = {
  username: 'elif',
  firstName: 'Elif',
  lastName: 'Demir',
  ageGroup: '35-40',
  city: 'Istanbul',
  country: 'Turkey',
  bio: 'I have hosted the club in Turkey since its first trip. Ask me anything, above all where to eat.',
  interests: ['Ceramics', 'Swimming', 'Byzantine plumbing'],
  shows: ['lastName', 'city', 'country', 'bio', 'interests'],
} as const
