import {
  House,
  Inbox,
  type LucideIcon,
  Mail,
  Map,
  Settings,
  Shield,
  Ticket,
  Users,
  Wallet,
} from 'lucide-react'
import type { RoomName } from '../pages.ts'

const icons: Readonly<Record<RoomName, LucideIcon>> = {
  today: House,
  requests: Inbox,
  bookings: Ticket,
  money: Wallet,
  members: Users,
  trips: Map,
  mail: Mail,
  moderation: Shield,
  settings: Settings,
}

/** The picture of a room, next to its name. */
export function RoomIcon({ room }: { room: RoomName }) {
  const Icon = icons[room]
  return <Icon size={20} aria-hidden />
}
