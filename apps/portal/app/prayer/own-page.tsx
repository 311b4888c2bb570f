import { prayerCalls, type MinhaOracao } from '@atrio/contract'
import { buttonClass, EmptyState, Skeleton, SkeletonGroup, Tag } from '@atrio/ui'
import { HandHeart } from 'lucide-react'
import { Link } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import { ownState } from './own-state.ts'
import { TimeAgo } from './time-ago.tsx'

/** What the person asked for, and how each request stands. */
export default function OwnPage() {
  const igreja = useChurch()?.id ?? 0
  const loaded = useCall(prayerCalls.listMinhasOracoes, { query: { igreja } })
  return (
    <>
      <BackLink to={paths.account()}>{m.account_title()}</BackLink>
      <h1>{m.prayer_mine_title()}</h1>
      <p className="mt-2 mb-6 text-ink-muted">{m.prayer_mine_intro()}</p>
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.prayer_mine_loading()} className="stack">
            <Skeleton shape="box" className="h-28" />
            <Skeleton shape="box" className="h-28" />
          </SkeletonGroup>
        }
        isEmpty={({ oracoes }) => oracoes.length === 0}
        empty={
          <EmptyState
            icon={<HandHeart />}
            title={m.prayer_mine_empty_title()}
            action={
              <Link className={buttonClass()} to={paths.prayerNew()}>
                {m.prayer_ask()}
              </Link>
            }
          >
            <p>{m.prayer_mine_empty()}</p>
          </EmptyState>
        }
      >
        {({ oracoes }) => (
          <>
            <ul className="mb-6 flex flex-col gap-3">
              {oracoes.map((oracao) => (
                <OwnRow key={oracao.id} oracao={oracao} />
              ))}
            </ul>
            <Link className={buttonClass({ variant: 'outline' })} to={paths.prayerNew()}>
              {m.prayer_ask()}
            </Link>
          </>
        )}
      </LoadedContent>
    </>
  )
}

function OwnRow({ oracao }: { oracao: MinhaOracao }) {
  const {
    id,
    mensagem,
    dataCadastro,
    qtdeOraram,
    qtdeMensagens,
    qtdeRespostas,
    excluirEm,
    flagPublicarMural,
  } = oracao
  const state = ownState(oracao)
  const words = qtdeMensagens + qtdeRespostas
  return (
    <li className="card relative gap-2 p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        {excluirEm ? (
          <Tag tone="bad">{m.prayer_state_deleting()}</Tag>
        ) : (
          <Tag tone={state.tone}>{state.text}</Tag>
        )}
        <TimeAgo moment={dataCadastro} />
      </p>
      <h2 className="font-read text-lg font-normal tracking-normal">
        <Link
          to={paths.ownPrayer({ prayerId: id })}
          className="line-clamp-3 text-ink no-underline after:absolute after:inset-0"
        >
          {mensagem}
        </Link>
      </h2>
      <p className="text-sm text-ink-muted">
        {[
          // Of what is not on the wall nobody is invited to be the first.
          (flagPublicarMural || qtdeOraram > 0) && m.prayer_prayed_count({ count: qtdeOraram }),
          words > 0 && m.prayer_message_count({ count: words }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}
