import { hasRight, type IgrejaEquipe, type ModuloCodigo, type StaffRight } from '@atrio/contract'
import {
  CalendarDays,
  Clapperboard,
  ContactRound,
  FilePenLine,
  HandCoins,
  HandHeart,
  HeartHandshake,
  House,
  LifeBuoy,
  LogIn,
  Megaphone,
  MessagesSquare,
  Radio,
  ScanLine,
  Settings,
  ShieldCheck,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { hasModule, isOpen } from '../lib/modules.ts'
import { m } from '../paraglide/messages.js'

/** A part of the site. Another one is a line here, and its addresses are lines in `router.tsx`. */
export interface Section {
  /** Below the church's address, or its portal's. */
  path: string
  label: () => string
  icon: LucideIcon
  /** What opens it; null for whoever is of the staff. */
  right: StaffRight | null
  /** Of work that has its place at the portal: what the church must have turned on for it. */
  portal?: ModuloCodigo
}

const sections: readonly Section[] = [
  { path: '', label: m.today, icon: House, right: null },
  { path: 'conteudo', label: m.content, icon: FilePenLine, right: { area: 'louvor', may: 'see' } },
  { path: 'play', label: m.play_section, icon: Clapperboard, right: { area: 'conteudo', may: 'see' } },
  { path: 'agenda', label: m.agenda, icon: CalendarDays, right: { area: 'agenda', may: 'see' } },
  { path: 'pessoas', label: m.people_tab, icon: ContactRound, right: { area: 'pessoas', may: 'see' } },
  { path: 'comunicados', label: m.notices, icon: Megaphone, right: { area: 'pessoas', may: 'see' } },
  { path: 'grupos', label: m.person_groups, icon: UsersRound, right: { area: 'grupos', may: 'see' } },
  { path: 'oracao', label: m.wall, icon: HandHeart, right: { area: 'oracao', may: 'change' } },
  {
    path: 'prayer/desk/care',
    label: m.wall_care,
    icon: HeartHandshake,
    right: { area: 'oracaoReservada', may: 'change' },
    portal: 'MOD_MURAL_ORACAO',
  },
  {
    path: 'door',
    label: m.charge_portaria,
    icon: ScanLine,
    right: { area: 'portaria', may: 'see' },
    portal: 'MOD_EVENTO',
  },
  { path: 'dinheiro', label: m.money, icon: HandCoins, right: { area: 'dinheiro', may: 'see' } },
  { path: 'ao-vivo', label: m.live, icon: Radio, right: { area: 'aoVivo', may: 'change' } },
  {
    path: 'conversas',
    label: m.rooms,
    icon: MessagesSquare,
    right: { area: 'moderacao', may: 'change' },
  },
  { path: 'ajustes', label: m.settings, icon: Settings, right: { area: 'ajustes', may: 'see' } },
  { path: 'equipe', label: m.team, icon: Users, right: { area: 'ajustes', may: 'see' } },
  { path: 'entradas', label: m.entries, icon: LogIn, right: { area: 'ajustes', may: 'see' } },
  { path: 'seguranca', label: m.security, icon: ShieldCheck, right: null },
  { path: 'ajuda', label: m.help, icon: LifeBuoy, right: null },
]

/** What opens to somebody who is this at the church, of what it has turned on. */
export function sectionsOf(igreja: Pick<IgrejaEquipe, 'papeis' | 'modulos'>): readonly Section[] {
  return sections.filter(
    ({ right, path, portal }) =>
      (right === null || hasRight(igreja.papeis, right)) &&
      (portal ? hasModule(igreja, portal) : isOpen(igreja, path)),
  )
}
