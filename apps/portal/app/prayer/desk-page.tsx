import { prayerCalls as calls } from '@atrio/contract'
import { useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { DeskApproval } from './desk-approval.tsx'
import { DeskCard } from './desk-card.tsx'
import { DeskList, type DeskChoice } from './desk-list.tsx'
import { DeskMessage } from './desk-message.tsx'

const SITUACOES = ['aguardando', 'mensagens', 'denunciada', 'aprovada', 'oculta'] as const
type Situacao = (typeof SITUACOES)[number]

/** What waits for the wall, what was reported, and what became of the rest. */
export default function DeskPage() {
  const asked = useSearchParams()[0].get('situacao')
  const situacao = SITUACOES.find((one) => one === asked) ?? 'aguardando'
  const params = { slug: useChurch()?.slug ?? '' }
  const ofMessages = situacao === 'mensagens'
  // What waits in each place is said with either list.
  const requests = useCall(calls.listOracoesMesa, {
    params,
    query: { situacao: ofMessages ? 'aguardando' : situacao, limit: 50 },
  })
  const messages = useCall(
    calls.listOracaoMensagensMesa,
    ofMessages ? { params, query: { limit: 50 } } : null,
  )
  const qtdes = requests.data?.qtdes
  const counts: Partial<Record<Situacao, number | undefined>> = {
    aguardando: qtdes?.aguardando,
    mensagens: qtdes?.mensagens,
    denunciada: qtdes?.denunciadas,
  }
  const choices: DeskChoice[] = SITUACOES.map((one) => ({
    situacao: one,
    name: names[one](),
    to: paths.prayerDesk({ situacao: one }),
    count: counts[one],
  }))
  return (
    <div className="stack gap-6">
      {ofMessages ? (
        <DeskList choices={choices} chosen={situacao} of={messages} rowsOf={({ mensagens }) => mensagens}>
          {(mensagem) => <DeskMessage key={mensagem.id} mensagem={mensagem} />}
        </DeskList>
      ) : (
        <DeskList choices={choices} chosen={situacao} of={requests} rowsOf={({ oracoes }) => oracoes}>
          {(oracao) => <DeskCard key={oracao.id} oracao={oracao} />}
        </DeskList>
      )}
      <DeskApproval />
    </div>
  )
}

const names = {
  aguardando: m.prayer_desk_waiting,
  mensagens: m.prayer_messages,
  denunciada: m.prayer_desk_reported,
  aprovada: m.prayer_state_wall,
  oculta: m.prayer_state_hidden,
} satisfies Record<Situacao, () => string>
