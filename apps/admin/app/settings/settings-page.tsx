import type { IgrejaEquipe } from '@atrio/contract'
import {
  Archive,
  Blocks,
  Church,
  ClipboardList,
  CreditCard,
  FileText,
  Globe,
  HandHeart,
  Mail,
  MapPin,
  MapPinned,
  MessageCircleHeart,
  MessageCircleQuestionMark,
  Palette,
  Scale,
  type LucideIcon,
} from 'lucide-react'
import { Link, useOutletContext } from 'react-router'
import { isOpen } from '../lib/modules.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { PartLink } from './part-link.tsx'

const parts: readonly { path: string; icon: LucideIcon; label: () => string; about: () => string }[] = [
  { path: 'igreja', icon: Church, label: m.set_church, about: m.set_church_about },
  { path: 'contato', icon: MapPin, label: m.set_contact, about: m.set_contact_about },
  { path: 'congregacoes', icon: MapPinned, label: m.congregations_title, about: m.congregations_about },
  { path: 'enderecos', icon: Globe, label: m.hosts_title, about: m.hosts_about },
  { path: 'aparencia', icon: Palette, label: m.set_look, about: m.set_look_about },
  { path: 'modulos', icon: Blocks, label: m.set_modules, about: m.set_modules_about },
  { path: 'cadastro', icon: ClipboardList, label: m.set_registration, about: m.set_registration_about },
  { path: 'perguntas', icon: MessageCircleQuestionMark, label: m.custom_title, about: m.custom_about },
  { path: 'textos', icon: FileText, label: m.texts, about: m.texts_about },
  { path: 'emails', icon: Mail, label: m.mails_title, about: m.mails_about },
  { path: 'pagamento', icon: CreditCard, label: m.pay_title, about: m.pay_about },
  { path: 'motivos', icon: HandHeart, label: m.reasons_title, about: m.reasons_short },
  {
    path: 'motivos-oracao',
    icon: MessageCircleHeart,
    label: m.prayer_reasons_title,
    about: m.prayer_reasons_short,
  },
  { path: 'regras-pagamento', icon: Scale, label: m.rules_title, about: m.rules_about },
  { path: 'copia', icon: Archive, label: m.archive_title, about: m.archive_about },
]

/** What of the church may be set. */
export function SettingsPage() {
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.settings(), igreja.nome)
  const open = parts.filter(({ path }) => isOpen(igreja, `ajustes/${path}`))
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <h1>{m.settings()}</h1>
      <ul className="divide-line border-line grid grid-cols-1 divide-y border-y">
        {open.map(({ path, icon, label, about }) => (
          <li key={path}>
            <PartLink to={path} icon={icon} label={label()} about={about()} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={`/${igreja.codigo}/comecar`} className="link">
          {m.start_title()}
        </Link>
        {igreja.papeis.includes('ROLE_SUPER_ADMIN') && (
          <Link to="/nova-igreja" className="link">
            {m.church_new_link()}
          </Link>
        )}
      </div>
    </div>
  )
}
