import {
  allResources,
  evento,
  hasRight,
  MAX_DIAS_AGENDA,
  type CallResult,
  type ItemAgenda,
  type ModuloCodigo,
  type Resource,
  type staffAgendaCalls,
  type Standing,
} from '@atrio/contract'
import { addDays, isIsoDate, weekdayOf } from '@atrio/rules'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'

type Agenda = CallResult<(typeof staffAgendaCalls)['getAgendaEquipe']>

interface Days {
  de: string
  ate: string
}

const MAX_ITEMS = 500
const OF_GROUPS: ModuloCodigo = 'MOD_CELULA'
/** Kinds that have a time in which they are shown. */
const timed = ([evento, ...allResources] as readonly Resource[]).filter(({ life }) => life === 'content')

/**
 * Everything with a date between two days, as far as somebody's rights go and the church has turned it on.
 * @throws AppError VALIDATION
 */
export async function getAgenda(
  trx: TenantTrx,
  { de, ate, roles, modulos: on }: Days & { roles: readonly Standing[]; modulos: ReadonlySet<ModuloCodigo> },
): Promise<Agenda> {
  requireDays({ de, ate })
  const sees = (area: Resource['area']) => hasRight(roles, { area, may: 'see' })
  const has = (modulo: ModuloCodigo | null) => modulo === null || on.has(modulo)
  const parts = [
    nothing,
    ...(has(evento.modulo) ? [eventos({ de, ate })] : []),
    ...(sees('grupos') && has(OF_GROUPS) ? [reunioes({ de, ate })] : []),
    ...timed.filter(({ area, modulo }) => sees(area) && has(modulo)).map(scheduled),
  ]
  const { rows } = await sql<ItemAgenda>`
    select tipo, id, recurso, data::text as data, to_char(hora, 'HH24:MI') as hora, titulo, local, flag_cancelado,
      null as hora_habitual, null as observacao
    from (${sql.join(parts, sql` union all `)}) all_of (tipo, id, recurso, data, hora, titulo, local, flag_cancelado)
    where data between ${de}::date and ${ate}::date order by data, hora nulls first, id limit ${MAX_ITEMS + 1}`.execute(
    trx,
  )
  const cultos = await listDates(trx, { de, ate })
  const { hoje } = await sql<{ hoje: string }>`select current_igreja_day()::text as hoje`
    .execute(trx)
    .then(({ rows: [row] }) => row!)
  const modulos = await trx.selectFrom('igrejaModulo').select('codigo').orderBy('ordem').execute()
  const itens = [...cultos, ...rows.slice(0, MAX_ITEMS)].toSorted(
    (a, b) => a.data.localeCompare(b.data) || (a.hora ?? '').localeCompare(b.hora ?? ''),
  )
  return {
    hoje,
    itens,
    mais: rows.length > MAX_ITEMS,
    modulos: modulos.map(({ codigo }) => codigo as Agenda['modulos'][number]),
  }
}

/** Each date of each weekly service, with what differs. */
async function listDates(trx: TenantTrx, { de, ate }: Days): Promise<ItemAgenda[]> {
  const cultos = await trx.selectFrom('culto').where('arquivadoEm', 'is', null).selectAll().execute()
  const changes = await trx
    .selectFrom('cultoAlteracao')
    .where('data', '>=', de)
    .where('data', '<=', ate)
    .selectAll()
    .execute()
  return cultos.flatMap((culto) => {
    const first = addDays(de, (culto.diaSemana - weekdayOf(de) + 7) % 7)
    const dates: string[] = []
    for (let data = first; data <= ate; data = addDays(data, 7)) dates.push(data)
    return dates.map((data): ItemAgenda => {
      const change = changes.find((one) => one.cultoId === culto.id && one.data === data)
      const habitual = culto.hora.slice(0, 5)
      const hora = change?.hora?.slice(0, 5) ?? habitual
      return {
        tipo: 'culto',
        id: culto.id,
        recurso: null,
        data,
        hora,
        titulo: culto.nome,
        local: culto.local,
        flagCancelado: change?.flagCancelado ?? false,
        horaHabitual: hora === habitual ? null : habitual,
        observacao: change?.observacao ?? null,
      }
    })
  })
}

const snake = (nome: string) => nome.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A list of the right shape, where a church has nothing of it. */
const nothing = sql`
  select null::text, null::int, null::text, null::date, null::time, null::text, null::text, false where false`

const zone = sql`(select fuso_horario from igreja where id = current_igreja())`

const eventos = ({ de, ate }: Days): RawBuilder<unknown> => sql`
  select 'evento', e.id, null, (inicio at time zone ${zone})::date, (inicio at time zone ${zone})::time, e.nome, e.local, false
  from evento e, evento_inicios(e.encontros, e.data_inicio) as inicio
  where e.arquivado_em is null and inicio between ${de}::date - 2 and ${ate}::date + 2`

const reunioes = ({ de, ate }: Days): RawBuilder<unknown> => sql`
  select 'reuniao', c.id, null, r.data, c.hora, c.nome, null, r.flag_cancelada
  from celula_reuniao r join celula c on c.igreja_id = r.igreja_id and c.id = r.celula_id
  where r.data between ${de}::date and ${ate}::date and c.arquivado_em is null`

/** What of a kind waits for its moment, called as the list of its kind calls it. */
const scheduled = ({ nome, listed: [titulo] }: Resource): RawBuilder<unknown> => sql`
  select 'publicacao', t.id, ${snake(nome)}::text, (t.publicar_em at time zone ${zone})::date,
    (t.publicar_em at time zone ${zone})::time, t.${sql.ref(snake(titulo!))}, null, false
  from ${sql.table(snake(nome))} t where t.arquivado_em is null and t.publicar_em > now()`

function requireDays({ de, ate }: Days): void {
  const campo = [de, ate].every(isIsoDate)
    ? ate < de || ate > addDays(de, MAX_DIAS_AGENDA)
      ? 'ate'
      : null
    : 'de'
  if (campo) throw new AppError('VALIDATION', { campos: [{ campo: `query.${campo}`, regra: 'date' }] })
}
