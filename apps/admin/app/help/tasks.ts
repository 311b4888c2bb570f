import { hasRight, type IgrejaEquipe, type StaffRight } from '@atrio/contract'
import { isOpen } from '../lib/modules.ts'
import { m } from '../paraglide/messages.js'

/** Something that staff do often, told step by step. Buttons are called by the words that stand on them. */
export interface Task {
  id: string
  title: () => string
  /** What it is open to; null for whoever is of the staff. */
  right: StaffRight | null
  /** Where it begins, below the church's address; null for a page of the portal. */
  place: string | null
  steps: readonly (() => string)[]
  tip: () => string
}

const tasks: readonly Task[] = [
  {
    id: 'culto',
    title: m.help_culto,
    right: { area: 'agenda', may: 'change' },
    place: 'agenda',
    steps: [
      () => m.help_culto_1({ agenda: m.agenda(), change: m.agenda_change() }),
      () => m.help_culto_2({ cancel: m.date_cancel(), hour: m.date_hour() }),
      () => m.help_culto_3({ tell: m.date_tell() }),
      m.help_culto_4,
    ],
    tip: () => m.help_culto_tip({ normal: m.date_normal() }),
  },
  {
    id: 'evento',
    title: m.help_evento,
    right: { area: 'agenda', may: 'publish' },
    place: 'agenda/eventos',
    steps: [
      () =>
        m.help_evento_1({
          agenda: m.agenda(),
          events: m.events(),
          create: m.event_new(),
          copy: m.event_copy(),
        }),
      m.help_evento_2,
      () => m.help_evento_3({ tickets: m.tickets() }),
      () => m.help_evento_4({ publish: m.publish_now() }),
    ],
    tip: m.help_evento_tip,
  },
  {
    id: 'aviso',
    title: m.help_aviso,
    right: { area: 'pessoas', may: 'change' },
    place: 'comunicados',
    steps: [
      () => m.help_aviso_1({ notices: m.notices(), create: m.notice_new() }),
      m.help_aviso_2,
      m.help_aviso_3,
      () => m.help_aviso_4({ send: m.notice_send(), later: m.notice_later() }),
    ],
    tip: m.help_aviso_tip,
  },
  {
    id: 'devocional',
    title: m.help_devocional,
    right: { area: 'conteudo', may: 'publish' },
    place: 'conteudo/devotionals',
    steps: [
      () =>
        m.help_devocional_1({
          content: m.content(),
          kind: m.kind_devocional(),
          create: m.kind_devocional_new(),
        }),
      m.help_devocional_2,
      () => m.help_devocional_3({ picture: m.picture_choose() }),
      () => m.help_devocional_4({ later: m.publish_later(), schedule: m.schedule() }),
    ],
    tip: m.help_devocional_tip,
  },
  {
    id: 'correcao',
    title: m.help_correcao,
    right: { area: 'conteudo', may: 'publish' },
    place: null,
    steps: [m.help_correcao_1, m.help_correcao_2, () => m.help_correcao_3({ publish: m.publish_now() })],
    tip: () => m.help_correcao_tip({ history: m.history() }),
  },
  {
    id: 'video',
    title: m.help_video,
    right: { area: 'conteudo', may: 'publish' },
    place: 'conteudo/videos',
    steps: [
      m.help_video_1,
      () => m.help_video_2({ content: m.content(), kind: m.kind_video(), create: m.kind_video_new() }),
      m.help_video_3,
      () => m.help_video_4({ publish: m.publish_now(), later: m.publish_later() }),
    ],
    tip: m.help_video_tip,
  },
  {
    id: 'ao-vivo',
    title: m.help_ao_vivo,
    right: { area: 'aoVivo', may: 'publish' },
    place: 'ao-vivo',
    steps: [
      () => m.help_ao_vivo_1({ live: m.live() }),
      () => m.help_ao_vivo_2({ links: m.live_links(), save: m.live_save_links() }),
      () => m.help_ao_vivo_3({ begin: m.live_begin() }),
      () => m.help_ao_vivo_4({ longer: m.live_longer(), end: m.live_end() }),
    ],
    tip: m.help_ao_vivo_tip,
  },
  {
    id: 'mao',
    title: m.help_mao,
    right: { area: 'aoVivo', may: 'change' },
    place: 'ao-vivo',
    steps: [
      () => m.help_mao_1({ live: m.live() }),
      () => m.help_mao_2({ hands: m.live_hands() }),
      () => m.help_mao_3({ take: m.live_hand_take() }),
      () => m.help_mao_4({ done: m.live_hand_done(), passOn: m.live_hand_pass() }),
    ],
    tip: m.help_mao_tip,
  },
  {
    id: 'grupo',
    title: m.help_grupo,
    right: { area: 'grupos', may: 'change' },
    place: 'grupos',
    steps: [
      () => m.help_grupo_1({ today: m.today(), groups: m.person_groups() }),
      m.help_grupo_2,
      () => m.help_grupo_3({ yes: m.groups_reply_yes(), no: m.groups_reply_no() }),
    ],
    tip: () => m.help_grupo_tip({ groups: m.person_groups(), create: m.kind_celula_new() }),
  },
  {
    id: 'recebimento',
    title: m.help_recebimento,
    right: { area: 'dinheiro', may: 'change' },
    place: 'dinheiro',
    steps: [
      () => m.help_recebimento_1({ money: m.money() }),
      m.help_recebimento_2,
      m.help_recebimento_3,
      m.help_recebimento_4,
    ],
    tip: m.help_recebimento_tip,
  },
  {
    id: 'relatorio',
    title: m.help_relatorio,
    right: { area: 'dinheiro', may: 'see' },
    place: 'dinheiro/relatorio',
    steps: [
      () => m.help_relatorio_1({ money: m.money(), report: m.money_report() }),
      m.help_relatorio_2,
      () => m.help_relatorio_3({ export: m.report_export() }),
    ],
    tip: m.help_relatorio_tip,
  },
  {
    id: 'equipe',
    title: m.help_equipe,
    right: { area: 'ajustes', may: 'publish' },
    place: 'equipe',
    steps: [
      () => m.help_equipe_1({ people: m.people_tab(), invite: m.people_invite() }),
      () => m.help_equipe_2({ team: m.team(), add: m.team_add() }),
      m.help_equipe_3,
      m.help_equipe_4,
    ],
    tip: m.help_equipe_tip,
  },
]

/** What is told to somebody who is this at the church: what they may do, with what it has turned on. */
export function tasksFor(igreja: Pick<IgrejaEquipe, 'papeis' | 'modulos'>): readonly Task[] {
  return tasks.filter(
    ({ right, place }) =>
      (right === null || hasRight(igreja.papeis, right)) && (place === null || isOpen(igreja, place)),
  )
}
