import { prayerCalls as calls, type OracaoCuidadoLida } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { Button, LiveRegion } from '@atrio/ui'
import { BookOpenCheck } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import { CareActions } from './care-actions.tsx'
import { CareReply } from './care-reply.tsx'
import { CareTags } from './care-page.tsx'
import { Messages } from './messages.tsx'
import { RequestPicture } from './request-picture.tsx'
import { useAct } from './use-act.ts'
import { WhoAndWhen } from './who-and-when.tsx'

/** One private request: nothing of it is shown until somebody says that they read it, which is written down. */
export default function CareOnePage() {
  const id = Number(useParams().prayerId)
  const slug = useChurch()?.slug ?? ''
  const [read, setRead] = useState<OracaoCuidadoLida | null>(null)
  const { busy, act } = useAct()
  const open = () =>
    act(async () => {
      const stale = [calls.listOracoesCuidado]
      setRead((await write(calls.lerOracaoCuidado, { params: { slug, id }, body: {} }, stale)).oracao)
    }, null)
  return (
    <>
      <BackLink to={paths.prayerCare()}>{m.prayer_desk_care()}</BackLink>
      <LiveRegion>{read ? m.prayer_desk_opened() : ''}</LiveRegion>
      {read ? (
        <Read oracao={read} slug={slug} onChange={(change) => setRead({ ...read, ...change })} />
      ) : (
        <div className="stack max-w-xl gap-4">
          <h2>{m.prayer_desk_private()}</h2>
          <p>{m.prayer_desk_recorded()}</p>
          <p>
            <Button
              size="lg"
              icon={<BookOpenCheck aria-hidden="true" />}
              loading={busy}
              onClick={() => void open()}
            >
              {m.prayer_desk_open()}
            </Button>
          </p>
        </div>
      )}
    </>
  )
}

type ReadProps = {
  oracao: OracaoCuidadoLida
  slug: string
  onChange: (change: Partial<OracaoCuidadoLida>) => void
}

function Read({ oracao, slug, onChange }: ReadProps) {
  const { mensagem, mensagens, imagem, contato } = oracao
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  return (
    <div className="stack gap-6">
      <WhoAndWhen oracao={oracao} />
      <p className="flex flex-wrap gap-2">
        <CareTags oracao={oracao} />
      </p>
      <p lang={lang} className="font-read text-lg leading-relaxed break-words whitespace-pre-line">
        {mensagem}
      </p>
      {imagem && <RequestPicture address={imagem} large className="max-h-96 w-auto self-start rounded-md" />}
      {contato && (
        <p>
          <span className="block text-ink-muted">{m.prayer_desk_contact()}</span>
          <span className="font-semibold">{`${contato.nome} ${contato.sobrenome}`.trim()}</span>
          {contato.telefone && (
            <a className="block" href={`tel:${contato.telefone.replace(/[^+\d]/g, '')}`}>
              {contato.telefone}
            </a>
          )}
        </p>
      )}
      <CareActions oracao={oracao} slug={slug} onChange={onChange} />
      {mensagens.length > 0 && (
        <section aria-labelledby="care-messages" className="ruled">
          <h2 id="care-messages" className="font-ui text-lg">
            {m.prayer_messages()}
          </h2>
          <Messages mensagens={mensagens} lang={lang} />
        </section>
      )}
      <CareReply
        id={oracao.id}
        slug={slug}
        onSent={(one) =>
          onChange({ mensagens: [...mensagens, one], qtdeRespostas: oracao.qtdeRespostas + 1 })
        }
      />
    </div>
  )
}
