import type { DemoKeeper } from '@atrio/api/demo-keeper'
import type { Database } from '@atrio/api/db/client'
import { withTenant, type TenantTrx } from '@atrio/api/db/tenant'
import { sql } from 'kysely'
import { demoChurches, type DemoChurch, type DemoChurchName } from '../churches.ts'
import { mediaUrl } from '../pictures/files.ts'
import { descriptions } from '../world.ts'
import type { ChurchDescription } from '../church-description.ts'
import { loadCarteirinhas } from '../card/load-carteirinhas.ts'
import { loadPodcast } from '../podcast/load-podcast.ts'
import { loadCelulas } from '../groups/load-celulas.ts'
import { loadReunioes } from '../groups/load-reunioes.ts'
import { loadOracoes } from '../prayer/load-oracoes.ts'
import { loadSala } from '../live/load-sala.ts'
import { loadNotas } from '../notes/load-notas.ts'
import { loadEventos } from '../events/load-eventos.ts'
import { loadPraise } from '../praise/load-praise.ts'
import { loadReading } from '../reading/load-reading.ts'
import { loadTransmissoes } from '../live/load-transmissoes.ts'
import { loadAssinantes } from '../subscriptions/load-assinantes.ts'
import { loadPlanos } from '../subscriptions/load-planos.ts'
import { loadPlay } from '../play/load-play.ts'
import { loadVideos } from '../videos/load-videos.ts'
import { loadConteudo } from './conteudo.ts'
import { loadCultos } from './cultos.ts'
import { loadDirectory } from './directory.ts'
import { loadUsuarios } from './usuarios.ts'

export type LoadIgrejaOptions = {
  name: DemoChurchName
  /** Ids by slug. */
  organizacoes: Map<string, number>
  /** Ids by e-mail. */
  users: Map<string, number>
  now: Date
  keeper?: DemoKeeper | undefined
}

/** What the parts of a church are loaded with. */
export type LoadContext = LoadIgrejaOptions & {
  trx: TenantTrx
  igrejaId: number
  church: DemoChurch
  description: ChurchDescription
}

/** Makes one church of the demo world with all that belongs to it, in one transaction. */
export async function loadIgreja(db: Database, options: LoadIgrejaOptions): Promise<void> {
  const church: DemoChurch = demoChurches[options.name]
  const description = descriptions[options.name]
  // A church's own rows can be written only under its id, so the id is taken before the row is made.
  const igrejaId = await takeId(db)
  await withTenant(db, { igrejaId }, async (trx) => {
    const context: LoadContext = { ...options, trx, igrejaId, church, description }
    if (!(await insertIgreja(context))) return
    await loadDirectory(context)
    await loadConteudo(context)
    await loadCultos(context)
    await loadPraise(context)
    await loadPodcast(context)
    await loadReading(context)
    await loadVideos(context)
    await loadTransmissoes(context)
    await loadEventos(context)
    await loadPlanos(context)
    await loadPlay(context)
    await loadUsuarios(context)
    await loadAssinantes(context)
    await loadCarteirinhas(context)
    await loadNotas(context)
    await loadCelulas(context)
    await loadReunioes(context)
    await loadOracoes(context)
    await loadSala(context)
  })
}

async function takeId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('igreja', 'id'))::int as id`.execute(db)
  return rows[0]!.id
}

// False when another process has made the church since we looked.
async function insertIgreja({
  trx,
  igrejaId,
  church,
  description,
  organizacoes,
}: LoadContext): Promise<boolean> {
  const imagens = description.imagens.map(({ alt }, index) => ({
    url: mediaUrl(igrejaId, `igreja-${index + 1}`),
    alt,
  }))
  const { portas = {} } = description
  const { rows } = await sql`
    insert into igreja (id, codigo, slug, nome, idioma, flag_ativo, historia, descricao, imagens, organizacao_id,
      fuso_horario, moeda, data_cadastro, google_analytics_code, clarity_code, typeform_code, facebook_pixel_code,
      flag_relato_erros)
    overriding system value
    values (${igrejaId}, ${church.codigo}, ${church.slug}, ${church.nome}, ${church.idioma}, ${church.flagAtivo},
      ${description.historia}, ${description.descricao}, ${JSON.stringify(imagens)},
      ${organizacoes.get(church.organizacao)}, ${description.fusoHorario}, ${description.moeda},
      ${description.dataCadastro}, ${portas.googleAnalyticsCode ?? null}, ${portas.clarityCode ?? null}, ${portas.typeformCode ?? null},
      ${portas.facebookPixelCode ?? null}, ${portas.flagRelatoErros ?? false})
    on conflict (codigo) do nothing
    returning id`.execute(trx)
  return rows.length > 0
}
