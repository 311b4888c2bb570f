import { hasRight, pictureCalls, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, EmptyState } from '@atrio/ui'
import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { recordCalls } from '../content/calls.ts'
import { kindNamed, type OpenKind } from '../content/kinds.ts'
import { shrinkPicture } from '../content/shrink-picture.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { useAcesso } from '../lib/acesso.ts'
import { errorText } from '../lib/error-text.ts'
import { hasModule } from '../lib/modules.ts'
import { sendFile } from '../lib/send-file.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { draftOf, dropShared, kindsOf, type Shared } from './shared.ts'

/** A photo or a link that was shared from another app becomes a draft of what somebody chooses. */
export function SharePage() {
  const shared = useLoaderData<Shared | null>()
  const { igrejas } = useAcesso()
  const [chosen, setChosen] = useState<IgrejaEquipe | null>(null)
  const writers = igrejas.filter(({ papeis }) => hasRight(papeis, { area: 'conteudo', may: 'change' }))
  const [only, ...others] = writers
  const igreja = chosen ?? (others.length === 0 ? only : undefined)
  if (!shared || writers.length === 0) {
    return (
      <EntryFrame title={m.share_title()}>
        <EmptyState icon={<Share2 />} title={shared ? m.share_nowhere() : m.share_nothing()}>
          {m.share_how()}
        </EmptyState>
        <Link to="/" className="link justify-self-start py-1">
          {m.today()}
        </Link>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={m.share_title()} lead={m.share_lead()}>
      <Preview shared={shared} />
      {igreja ? (
        <Choices shared={shared} igreja={igreja} />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {writers.map((one) => (
            <li key={one.codigo}>
              <Button variant="secondary" block onClick={() => setChosen(one)}>
                {one.nome}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </EntryFrame>
  )
}

function Preview({ shared: { titulo, texto, url, foto } }: { shared: Shared }) {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    if (!foto) return
    const reader = new FileReader()
    // The policy of the site shows pictures of its own and such addresses, no others.
    reader.addEventListener('load', () => setPicture(reader.result as string))
    reader.readAsDataURL(foto)
    return () => reader.abort()
  }, [foto])
  return (
    <div className="border-line grid grid-cols-1 gap-2 rounded-md border p-4">
      {picture && <img src={picture} alt={m.share_photo()} className="max-h-60 rounded-md object-contain" />}
      {titulo && <p className="font-semibold wrap-break-word">{titulo}</p>}
      {texto && <p className="line-clamp-6 wrap-break-word whitespace-pre-line">{texto}</p>}
      {url && <p className="text-ink-muted text-sm wrap-anywhere">{url}</p>}
    </div>
  )
}

function Choices({ shared, igreja }: { shared: Shared; igreja: IgrejaEquipe }) {
  const navigate = useNavigate()
  const { isBusy, error, start } = useTask(async ({ nome, path }: OpenKind) => {
    const imagem = shared.foto ? await sendPicture(igreja.slug, shared.foto) : null
    const { registro } = await recordCalls(nome, igreja.slug).create(draftOf(nome, shared, imagem))
    await dropShared()
    await navigate(`/${igreja.codigo}/conteudo/${path}/${registro.id}`, { replace: true })
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      {kindsOf(shared)
        .map(kindNamed)
        .filter(({ resource: { modulo } }) => hasModule(igreja, modulo))
        .map((kind, index) => (
          <Button
            key={kind.nome}
            block
            variant={index === 0 ? 'primary' : 'secondary'}
            icon={<kind.icon />}
            disabled={isBusy}
            onClick={() => void start(kind)}
          >
            {kind.create()}
          </Button>
        ))}
    </div>
  )
}

async function sendPicture(slug: string, foto: Blob): Promise<string> {
  const { imagem } = await sendFile(pictureCalls.saveImagemEquipe, {
    params: { slug },
    arquivo: await shrinkPicture(foto),
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  return imagem
}
