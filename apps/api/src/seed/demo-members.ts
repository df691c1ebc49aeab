import type { Gender } from '@farandfew/domain/members/users.options.ts'
import type { GroupField } from '@farandfew/domain/groups/shown-fields.ts'

/** A demo member. Their email addresses are in a reserved domain (RFC 2606); all have the demo password. */
export interface DemoMember {
  username: string
  firstName: string
  lastName: string
  ageGroup: string
  gender: Gender
  city: string
  /** India unless given. */
  country?: string
  bio: string
  interests: readonly string[]
  /** Their answers to three questions of the quiz: pace, what to see, and what to have time for. */
  quiz?: readonly [pace: string, sight: string, pastime: string]
  /** One of the site's avatars, '01' to '12'; without one, the site shows initials. */
  avatar?: string
  /** The profile fields that their group sees. */
  shows?: readonly GroupField[]
  instagramHandle?: string
}

/** Ids of the demo's members by username. */
export type DemoIds = (username: string) => number

/** Maya, whose data fills every tab of the account. */
export const maya = {
  username: 'maya',
  email: 'maya@members.example',
  // No Indian mobile number starts with 5.
  phone: '+915555501234',
  firstName: 'Maya',
  lastName: 'Raghavan',
  ageGroup: '30-35',
  gender: 'woman',
  city: 'Mumbai',
  country: 'India',
  instagramHandle: '@maya.takes.the.slow.train',
  linkedinHandle: 'maya-raghavan-demo',
  bio: 'Architect on weekdays, market wanderer at weekends. I travel for staircases, breakfast and the person in the next seat.',
  interests: ['Architecture', 'Street food', 'Photography', 'Night trains'],
  travelPreferences: ['Small groups', 'Window seats', 'Early mornings'],
  profileImage: '/art/avatars/01.svg',
} as const

type WithoutUsername = Omit<DemoMember, 'username'>

/** Gives members their first name as the username, in small letters without accents. */
export const withUsernames = <Member extends { firstName: string }>(members: readonly Member[]) =>
  members.map((member) => {
    const username = member.firstName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return { ...member, username }
  })

/** Maya's earlier companions: nine who go to Turkey in August, and most of whom travelled with her in 2024. */
export const augustTravellers = withUsernames<WithoutUsername>([
  {
    firstName: 'Arjun',
    lastName: 'Menon',
    ageGroup: '30-35',
    gender: 'man',
    city: 'Kochi',
    bio: 'Marine engineer. Happiest near the sea.',
    interests: ['Sailing', 'Seafood', 'Swimming'],
    quiz: ['active', 'sea', 'cooking'],
    avatar: '02',
    instagramHandle: '@arjun.all.at.sea',
  },
  {
    firstName: 'Zoya',
    lastName: 'Khan',
    ageGroup: '25-30',
    gender: 'woman',
    city: 'Hyderabad',
    bio: 'Textile designer. I come home with more fabric than clothes.',
    interests: ['Textiles', 'Bazaars', 'Drawing'],
    quiz: ['moderate', 'old-cities', 'cooking'],
  },
  {
    firstName: 'Daniel',
    lastName: 'Okafor',
    ageGroup: '35-40',
    gender: 'man',
    city: 'Singapore',
    country: 'Singapore',
    bio: 'Paediatrician, amateur baker, asks for the recipe every time.',
    interests: ['Baking', 'Hiking', 'Jazz'],
    quiz: ['moderate', 'old-cities', 'wellness'],
    avatar: '06',
  },
  {
    firstName: 'Leela',
    lastName: 'Iyer',
    ageGroup: '30-35',
    gender: 'woman',
    city: 'Bengaluru',
    bio: 'Product manager. Will skip the buffet for a street stall.',
    interests: ['Coffee', 'Running', 'Ceramics'],
    quiz: ['active', 'old-cities', 'wine'],
    avatar: '03',
  },
  {
    firstName: 'Tomás',
    lastName: 'Ferreira',
    ageGroup: '35-40',
    gender: 'man',
    city: 'Dubai',
    country: 'United Arab Emirates',
    bio: 'Structural engineer; will explain the dome whether or not you asked.',
    interests: ['Bridges', 'Chess', 'Hammams'],
    quiz: ['gentle', 'sea', 'cooking'],
    avatar: '10',
  },
  {
    firstName: 'Nandini',
    lastName: 'Bose',
    ageGroup: '40+',
    gender: 'woman',
    city: 'Kolkata',
    bio: 'Teaches medieval history and reads inscriptions aloud.',
    interests: ['History', 'Poetry', 'Tea'],
    quiz: ['gentle', 'old-cities', 'cooking'],
    avatar: '11',
  },
  {
    firstName: 'Harpreet',
    lastName: 'Gill',
    ageGroup: '30-35',
    gender: 'woman',
    city: 'Chandigarh',
    bio: 'Runs a dairy and gets up at four. First in line for the balloon.',
    interests: ['Cheese', 'Sunrises', 'Motorcycles'],
    quiz: ['active', 'old-cities', 'wellness'],
  },
  {
    firstName: 'Aisling',
    lastName: 'Byrne',
    ageGroup: '30-35',
    gender: 'woman',
    city: 'Pune',
    bio: 'Came for a year in 2019 and keeps forgetting to leave.',
    interests: ['Music', 'Walking', 'Cats of Istanbul'],
    quiz: ['moderate', 'old-cities', 'wine'],
  },
  {
    firstName: 'Vikram',
    lastName: 'Desai',
    ageGroup: '35-40',
    gender: 'man',
    city: 'Ahmedabad',
    bio: 'Chartered accountant with a secret spreadsheet of desserts.',
    interests: ['Desserts', 'Cycling', 'Museums'],
    quiz: ['moderate', 'sea', 'cooking'],
    avatar: '04',
  },
])

/** Who goes to Turkey with Maya in October. */
export const octoberTravellers = withUsernames<WithoutUsername>([
  {
    firstName: 'Imani',
    lastName: 'Mwangi',
    ageGroup: '25-30',
    gender: 'woman',
    city: 'Delhi',
    bio: 'Documentary editor. I record the sound of places, mostly doors.',
    interests: ['Sound', 'Film', 'Markets'],
    quiz: ['moderate', 'old-cities', 'cooking'],
    avatar: '07',
    shows: ['city', 'bio', 'interests'],
  },
  {
    firstName: 'Rafael',
    lastName: 'Costa',
    ageGroup: '40+',
    gender: 'man',
    city: 'Goa',
    bio: 'Boat builder on dry land for once. Travels with one bag.',
    interests: ['Boats', 'Fishing', 'Old maps'],
    quiz: ['gentle', 'old-cities', 'wellness'],
    avatar: '12',
    shows: ['lastName', 'ageGroup', 'city', 'country', 'bio', 'interests'],
  },
  {
    firstName: 'Sana',
    lastName: 'Qureshi',
    ageGroup: '30-35',
    gender: 'woman',
    city: 'Lucknow',
    bio: 'Pastry chef in search of the best künefe. I take notes.',
    interests: ['Pastry', 'Long lunches', 'Embroidery'],
    quiz: ['gentle', 'sea', 'cooking'],
    shows: ['lastName', 'city', 'bio', 'interests', 'ageGroup'],
  },
  {
    firstName: 'Kenji',
    lastName: 'Tanaka',
    ageGroup: '35-40',
    gender: 'man',
    city: 'Bengaluru',
    bio: 'Robotics engineer. I draw ferries.',
    interests: ['Ferries', 'Sketching', 'Noodles'],
    quiz: ['moderate', 'old-cities', 'rituals'],
    shows: ['city', 'country', 'interests'],
  },
  {
    firstName: 'Meera',
    lastName: 'Pillai',
    ageGroup: '35-40',
    gender: 'woman',
    city: 'Chennai',
    bio: 'Lawyer, early riser, owner of too many hats.',
    interests: ['Hiking', 'Crosswords', 'Filter coffee'],
    quiz: ['active', 'old-cities', 'cooking'],
  },
  {
    firstName: 'Oliver',
    lastName: 'Grant',
    ageGroup: '30-35',
    gender: 'man',
    city: 'Gurugram',
    bio: 'Physics teacher who stays up for night skies.',
    interests: ['Stars', 'Cycling', 'Backgammon'],
    quiz: ['active', 'mountains', 'journeys'],
    shows: ['bio', 'interests'],
  },
  {
    firstName: 'Tara',
    lastName: "D'Souza",
    ageGroup: '30-35',
    gender: 'woman',
    city: 'Pune',
    bio: 'Physiotherapist, weekend trekker. First trip with the club.',
    interests: ['Trekking', 'Old cinemas', 'Filter coffee'],
    quiz: ['active', 'mountains', 'journeys'],
    shows: ['city', 'bio', 'interests'],
  },
])

/** Who goes to Portugal in May with Maya and some of her earlier companions. */
export const mayTravellers = withUsernames<WithoutUsername>([
  {
    firstName: 'Anika',
    lastName: 'Shah',
    ageGroup: '30-35',
    gender: 'woman',
    city: 'Ahmedabad',
    bio: 'Radio producer. I plan trips around lunch.',
    interests: ['Podcasts', 'Tiles', 'Swimming'],
    quiz: ['moderate', 'old-cities', 'wine'],
    shows: ['city', 'bio', 'interests'],
  },
  {
    firstName: 'Farhan',
    lastName: 'Ali',
    ageGroup: '35-40',
    gender: 'man',
    city: 'Hyderabad',
    bio: 'Orthodontist and slow runner, in that order.',
    interests: ['Running', 'Jazz', 'Street food'],
    quiz: ['active', 'sea', 'wine'],
    shows: ['bio', 'interests', 'ageGroup'],
  },
  {
    firstName: 'Clara',
    lastName: 'Lindqvist',
    ageGroup: '30-35',
    gender: 'woman',
    city: 'Bengaluru',
    bio: 'Swedish, in Bengaluru for five years. Vegetarian, always hungry.',
    interests: ['Bookshops', 'Cold swims', 'Guitar'],
    quiz: ['moderate', 'countryside', 'journeys'],
    shows: ['country', 'bio', 'interests'],
  },
])

/** The host of both departures to Turkey. */
export const elif = {
  username: 'elif',
  firstName: 'Elif',
  lastName: 'Demir',
  ageGroup: '35-40',
  gender: 'woman',
  city: 'Istanbul',
  country: 'Turkey',
  bio: "I've hosted the club's trips to Turkey from the start. Ask me anything, especially where to eat.",
  interests: ['Ceramics', 'Swimming', 'Byzantine plumbing'],
  quiz: ['moderate', 'old-cities', 'wellness'],
  avatar: '05',
  shows: ['lastName', 'city', 'country', 'bio', 'interests'],
} satisfies DemoMember

/** The host of the departure to Portugal. */
export const ines = {
  username: 'ines',
  firstName: 'Inês',
  lastName: 'Carvalho',
  ageGroup: '35-40',
  gender: 'woman',
  city: 'Porto',
  country: 'Portugal',
  bio: "Porto born. I've hosted groups along the Douro for nine years and still take the right-hand seat.",
  interests: ['Wine', 'Trains', 'Azulejos'],
  avatar: '09',
  shows: ['lastName', 'city', 'country', 'bio', 'interests'],
} satisfies DemoMember

/** The host of the trip to Sri Lanka in 2024. */
export const dilani = {
  username: 'dilani',
  firstName: 'Dilani',
  lastName: 'Perera',
  ageGroup: '30-35',
  gender: 'woman',
  city: 'Colombo',
  country: 'Sri Lanka',
  bio: 'Guide and birder. I know where the hoppers are.',
  interests: ['Birds', 'Hoppers', "Bawa's houses"],
  avatar: '08',
  shows: ['lastName', 'city', 'country', 'bio', 'interests'],
} satisfies DemoMember
