import {
  ArrowRight,
  BookOpen,
  CalendarDays,
  Church,
  HandHeart,
  Heart,
  House,
  MapPin,
  MessageCircle,
  Music,
  Phone,
  Play,
  Sprout,
  Users,
  Utensils,
  type LucideIcon,
} from 'lucide-react'

/** The mark that a church chose for a menu item; an arrow for a name that we do not draw. */
export function MenuIcon({ nome }: { nome: string | null }) {
  const Icon = (nome && icons[nome]) || ArrowRight
  return <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
}

const icons: Record<string, LucideIcon> = {
  'book-open': BookOpen,
  'calendar-days': CalendarDays,
  church: Church,
  'hand-heart': HandHeart,
  heart: Heart,
  house: House,
  'map-pin': MapPin,
  'message-circle': MessageCircle,
  music: Music,
  phone: Phone,
  play: Play,
  sprout: Sprout,
  users: Users,
  utensils: Utensils,
}
