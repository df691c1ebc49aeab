import { testimonialPortraits } from '../pictures/testimonial-portraits.ts'
import type { Testimonial } from './home.ts'
import { pictureNamed } from './picture-named.ts'

const portrait = (name: string) => pictureNamed(testimonialPortraits, name).src

export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Priya Menon',
    age: 31,
    trip: 'Hidden Gems of Turkey, October 2024',
    text: 'The wind kept the balloons down on our first morning. Nobody sulked: we made tea on the terrace, tried again the next day and saw Göreme turn pink from 300 metres up. I had joined alone, and there are nine people I still speak to every week.',
    image: portrait('priya'),
    rating: 5,
  },
  {
    id: 2,
    name: 'Rohan Kapoor',
    age: 37,
    trip: 'Montenegro Adventure, September 2024',
    text: 'I run a team of forty and plan things for a living, so four days in which I planned nothing were the luxury. We had the walls of Kotor to ourselves at dusk, and dinner afterwards went on until the waiters sat down with us.',
    image: portrait('rohan'),
    rating: 5,
  },
  {
    id: 3,
    name: 'Ananya Iyer',
    age: 29,
    trip: 'Sri Lankan Serenity, February 2024',
    text: 'By the time the train reached Kandy we had swapped seats, snacks and most of our life stories. Then a leopard crossed the track at Yala and twelve chatty people said nothing at all for ten minutes. I laughed more than I have in years, and I slept well too.',
    image: portrait('ananya'),
    rating: 5,
  },
]
