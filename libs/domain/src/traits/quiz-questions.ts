import { monthNames } from '../calendar/format-date.ts'
import type { QuizQuestion } from './quiz-question.ts'
import { monthTopic, travelMonths } from './traits.options.ts'

type Options = QuizQuestion['options']

/** The questions that a new database is seeded with. Ids are fixed; icons are names of lucide icons. */
export const quizQuestions: readonly QuizQuestion[] = (
  [
    {
      questionText: 'What makes a good day away?',
      category: 'travelStyle',
      weight: 3,
      options: [
        { value: 'unhurried', label: 'Two things, done slowly', icon: 'coffee' },
        { value: 'curious', label: 'Old stones and long stories', icon: 'landmark' },
        { value: 'outdoors', label: 'Being outside from breakfast on', icon: 'mountain' },
        { value: 'at-table', label: 'Markets, kitchens, a long lunch', icon: 'utensils' },
        { value: 'open', label: 'A little of each', icon: 'shuffle' },
      ],
    },
    {
      questionText: 'How active should the days be?',
      category: 'activityLevel',
      weight: 2,
      options: [
        { value: 'gentle', label: 'Strolls, and a good chair', icon: 'armchair' },
        { value: 'moderate', label: 'A few hours on foot', icon: 'footprints' },
        { value: 'active', label: 'Climbs, paddles, tired evenings', icon: 'bike' },
        { value: 'open', label: 'Whatever the place calls for', icon: 'shuffle' },
      ],
    },
    {
      questionText: 'What would you cross a continent to see?',
      category: 'interests',
      weight: 2,
      options: [
        { value: 'old-cities', label: 'Old cities and ruins', icon: 'castle' },
        { value: 'sea', label: 'A warm sea', icon: 'waves' },
        { value: 'mountains', label: 'Mountains', icon: 'mountain-snow' },
        { value: 'countryside', label: 'Fields, terraces and villages', icon: 'sprout' },
        { value: 'wildlife', label: 'Wild animals', icon: 'paw-print' },
        { value: 'open', label: 'Surprise me', icon: 'sparkles' },
      ],
    },
    {
      questionText: 'And what should there be time for?',
      category: 'interests',
      weight: 2,
      options: [
        { value: 'cooking', label: 'A market and a cooking class', icon: 'cooking-pot' },
        { value: 'wine', label: 'Vineyards and wine cellars', icon: 'wine' },
        { value: 'wellness', label: 'Warm water and quiet', icon: 'bath' },
        { value: 'rituals', label: 'Temples and rituals', icon: 'flame' },
        { value: 'journeys', label: 'Trains, boats, the journey itself', icon: 'train-front' },
        { value: 'open', label: 'Nothing in particular', icon: 'sparkles' },
      ],
    },
    {
      questionText: 'How many people around the table?',
      category: 'groupSize',
      weight: 1,
      options: [
        { value: 'handful', label: 'A handful, seven at most', icon: 'user-round' },
        { value: 'small', label: 'A small group, eight to twelve', icon: 'users-round' },
        { value: 'large', label: 'Many, the more the merrier', icon: 'party-popper' },
        { value: 'open', label: 'It depends on the people', icon: 'shuffle' },
      ],
    },
    {
      questionText: 'How long can you be away?',
      category: 'preferredDuration',
      weight: 2,
      options: [
        { value: 'short', label: 'A long weekend, about four days', icon: 'calendar-1' },
        { value: 'long', label: 'A week and a day', icon: 'calendar-days' },
        { value: 'open', label: 'Either', icon: 'shuffle' },
      ],
    },
    {
      questionText: 'What is your budget, without flights, visa and insurance?',
      category: 'budgetRange',
      // An upper limit, so it outweighs any single preference.
      weight: 4,
      options: [
        { value: 'two-lacs', label: 'Up to INR 2 Lacs', icon: 'coins' },
        { value: 'three-lacs', label: 'Up to INR 3 Lacs', icon: 'hand-coins' },
        { value: 'open', label: 'It depends on the trip', icon: 'compass' },
      ],
    },
    {
      questionText: 'When could you travel?',
      category: monthTopic,
      weight: 3,
      options: [
        ...Object.entries(travelMonths).map(([value, month]) => ({
          value,
          label: monthNames[month - 1]!,
          icon: 'calendar-days',
        })),
        { value: 'open', label: "I'm flexible", icon: 'shuffle' },
      ],
    },
  ] satisfies (Pick<QuizQuestion, 'questionText' | 'category' | 'weight'> & { options: Options })[]
).map((question, index) => ({ ...question, id: index + 1, order: index + 1, isActive: true }))
