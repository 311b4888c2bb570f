import {
  ArrowRight,
  CalendarDays,
  Church,
  HandHeart,
  MapPin,
  MessageCircle,
  Sprout,
  Utensils,
  type LucideIcon,
} from 'lucide-react'

/** The mark that a church chose for a menu item; an arrow for a name that we do not draw. */
export function MenuIcon({ nome }: { nome: string | null }) {
  const Icon = (nome && icons[nome]) || ArrowRight
  return <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
}

const icons: Record<string, LucideIcon> = {
  'calendar-days': CalendarDays,
  church: Church,
  'hand-heart': HandHeart,
  'map-pin': MapPin,
  'message-circle': MessageCircle,
  sprout: Sprout,
  utensils: Utensils,
}
