import {
  Armchair,
  Bath,
  Bike,
  Calendar1,
  CalendarDays,
  Castle,
  Coffee,
  Coins,
  Compass,
  CookingPot,
  Flame,
  Footprints,
  HandCoins,
  Landmark,
  type LucideIcon,
  Mountain,
  MountainSnow,
  PartyPopper,
  PawPrint,
  Shuffle,
  Sparkles,
  Sprout,
  TrainFront,
  UserRound,
  UsersRound,
  Utensils,
  Waves,
  Wine,
} from 'lucide-react'
import { createElement } from 'react'

/** The icons that a question's options can use, by their names in lucide. */
const icons: Readonly<Record<string, LucideIcon>> = {
  armchair: Armchair,
  bath: Bath,
  bike: Bike,
  'calendar-1': Calendar1,
  'calendar-days': CalendarDays,
  castle: Castle,
  coffee: Coffee,
  coins: Coins,
  compass: Compass,
  'cooking-pot': CookingPot,
  flame: Flame,
  footprints: Footprints,
  'hand-coins': HandCoins,
  landmark: Landmark,
  mountain: Mountain,
  'mountain-snow': MountainSnow,
  'party-popper': PartyPopper,
  'paw-print': PawPrint,
  shuffle: Shuffle,
  sparkles: Sparkles,
  sprout: Sprout,
  'train-front': TrainFront,
  'user-round': UserRound,
  'users-round': UsersRound,
  utensils: Utensils,
  waves: Waves,
  wine: Wine,
}

/** The icon of an option; a compass if the name is unknown. */
export function OptionIcon({ name = '' }: { name: string | undefined }) {
  const icon = (Object.hasOwn(icons, name) && icons[name]) || Compass
  return createElement(icon, { size: 28, strokeWidth: 1.5, 'aria-hidden': true })
}
