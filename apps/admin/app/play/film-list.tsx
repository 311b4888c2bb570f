import { playStaffCalls, type CallResult, type FilmeEquipe, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, EmptyState, SelectField, Tag } from '@atrio/ui'
import { Clapperboard, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { CaptionField } from './caption-field.tsx'
import { CoverChoice } from './cover-choice.tsx'

type Filmes = CallResult<typeof playStaffCalls.listFilmesEquipe>

/** Every film that was sent, and what became of it. */
export function FilmList({ igreja, filmes, titulos }: { igreja: IgrejaEquipe } & Filmes) {
  return (
    <section aria-labelledby="films" className="grid grid-cols-1 gap-3">
      <h2 id="films" className="text-lg">
        {m.play_films()}
      </h2>
      {filmes.length === 0 ? (
        <EmptyState icon={<Clapperboard />} title={m.play_films_none()} />
      ) : (
        <ul className="ruled">
          {filmes.map((filme) => (
            <Film key={filme.id} igreja={igreja} filme={filme} titulos={titulos} />
          ))}
        </ul>
      )}
    </section>
  )
}

type FilmProps = { igreja: IgrejaEquipe; filme: FilmeEquipe; titulos: Filmes['titulos'] }

function Film({ igreja, filme, titulos }: FilmProps) {
  const [asks, setAsks] = useState(false)
  const { revalidate } = useRevalidator()
  const params = { slug: igreja.slug, id: filme.id }
  const give = useTask(async (conteudoId: number | null) => {
    await api(playStaffCalls.saveFilmeEquipe, { params, body: { conteudoId } })
    await revalidate()
  })
  const remove = useTask(async () => {
    await api(playStaffCalls.deleteFilmeEquipe, { params })
    await revalidate()
  })
  const error = give.error ?? remove.error
  return (
    <li className="grid grid-cols-1 gap-3 py-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{filme.nome}</span>
        <Tag tone={toneOf(filme)}>{stateOf(filme)}</Tag>
      </p>
      {(filme.situacao === 'preparando' || (filme.situacao === 'pronta' && filme.progresso < 100)) && (
        <progress value={filme.progresso} max={100} aria-label={stateOf(filme)} className="w-full max-w-md" />
      )}
      {filme.esperaAte && (
        <p className="text-sm">{m.play_state_espera_detail({ time: formatMoment(filme.esperaAte) })}</p>
      )}
      {filme.motivo && <p className="text-sm">{reasonOf(filme.motivo)}</p>}
      <SelectField
        name={`conteudo-${filme.id}`}
        label={m.play_film_of()}
        placeholder={m.play_film_of_none()}
        value={filme.conteudo ? String(filme.conteudo.id) : ''}
        onChange={({ currentTarget: { value } }) => void give.start(value === '' ? null : Number(value))}
        options={titulos.map(({ id, titulo }) => ({ value: String(id), label: titulo }))}
      />
      {filme.quadros > 0 && filme.conteudo?.flagCapa === false && (
        <CoverChoice igreja={igreja} filme={filme} />
      )}
      <CaptionField igreja={igreja} filme={filme} />
      <div className="flex flex-wrap gap-3">
        {asks ? (
          <>
            <Button variant="danger" loading={remove.isBusy} onClick={() => void remove.start()}>
              {m.play_film_delete_sure()}
            </Button>
            <Button variant="quiet" onClick={() => setAsks(false)}>
              {m.play_film_keep()}
            </Button>
          </>
        ) : (
          <Button variant="outline" icon={<Trash2 />} onClick={() => setAsks(true)}>
            {m.play_film_delete()}
          </Button>
        )}
      </div>
      {error !== null && <Banner tone="bad" live="assertive" title={errorText(error)} />}
    </li>
  )
}

function stateOf({ situacao, progresso, esperaAte }: FilmeEquipe): string {
  if (esperaAte !== null) return m.play_state_espera()
  if (situacao === 'recebida') return m.play_state_recebida()
  if (situacao === 'preparando') return m.play_state_preparando({ percent: progresso })
  if (situacao === 'original') return m.play_state_original()
  if (situacao === 'recusada') return m.play_state_recusada()
  return progresso < 100 ? m.play_state_quase({ percent: progresso }) : m.play_state_pronta()
}

function toneOf({ situacao, esperaAte }: FilmeEquipe) {
  if (esperaAte !== null) return 'warn'
  if (situacao === 'recusada') return 'bad'
  return situacao === 'pronta' || situacao === 'original' ? 'ok' : 'info'
}

function reasonOf(motivo: NonNullable<FilmeEquipe['motivo']>): string {
  const reasons = {
    formato: m.play_reason_formato,
    tamanho: m.play_reason_tamanho,
    referencia: m.play_reason_referencia,
    falha: m.play_reason_falha,
    semPrograma: m.play_reason_sem_programa,
  }
  return reasons[motivo]()
}
