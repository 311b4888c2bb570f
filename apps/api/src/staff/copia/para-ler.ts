import type { Locale } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { peopleTable } from '../../people-table.ts'
import { words } from '../words.ts'

/** The folder for people, beside the rows that are for programs. */
const FOLDER = 'para-ler/'

/** What somebody without this program opens: people as a table, the agenda as a calendar, songs as ChordPro. */
export async function readableParts(
  trx: TenantTrx,
  { igrejaId, locale, nome }: { igrejaId: number; locale: Locale; nome: string },
): Promise<Record<string, Buffer>> {
  return {
    [`${FOLDER}LEIA-ME.txt`]: Buffer.from(`${words.say(locale, 'copia_readme', { igreja: nome })}\n`),
    [`${FOLDER}pessoas.csv`]: (await peopleTable(trx, { igrejaId, locale, withDocument: true })).conteudo,
    [`${FOLDER}agenda.ics`]: Buffer.from(await agenda(trx, { igrejaId, nome })),
    ...(await songs(trx, { igrejaId })),
  }
}

async function songs(trx: TenantTrx, { igrejaId }: { igrejaId: number }): Promise<Record<string, Buffer>> {
  const { rows } = await sql<{
    id: number
    titulo: string
    autor: string | null
    tom: string | null
    conteudo: string
  }>`
    select id, titulo, autor, tom, coalesce(conteudo, '') as conteudo from louvor
    where igreja_id = ${igrejaId} and arquivado_em is null order by id`.execute(trx)
  return Object.fromEntries(
    rows.map(({ id, titulo, autor, tom, conteudo }) => {
      const head = [
        `{title: ${plain(titulo)}}`,
        ...(autor ? [`{artist: ${plain(autor)}}`] : []),
        ...(tom ? [`{key: ${plain(tom)}}`] : []),
      ]
      return [`${FOLDER}cancoes/${id}.cho`, Buffer.from(`${head.join('\n')}\n\n${conteudo}\n`)]
    }),
  )
}

const plain = (text: string) => text.replaceAll(/[{}\r\n]/g, ' ')

interface Entry {
  uid: string
  nome: string
  local: string | null
  /** In UTC as calendars write it, or with a zone before it. */
  inicio: string
  fim: string | null
  repete: string | null
}

async function agenda(
  trx: TenantTrx,
  { igrejaId, nome }: { igrejaId: number; nome: string },
): Promise<string> {
  const { rows } = await sql<Entry>`
    select 'evento-' || id as uid, nome, local,
      ':' || to_char(data_inicio at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as inicio,
      ':' || to_char(data_fim at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as fim, null as repete
    from evento where igreja_id = ${igrejaId} and arquivado_em is null and data_inicio is not null
    union all
    select 'culto-' || c.id, c.nome, c.local,
      ':' || to_char(day + c.hora, 'YYYYMMDD"T"HH24MISS'),
      ':' || to_char(day + c.hora + make_interval(mins => c.duracao_minutos), 'YYYYMMDD"T"HH24MISS'), 'RRULE:FREQ=WEEKLY'
    from culto c, lateral (select current_date + (c.dia_semana - extract(dow from current_date)::int + 7) % 7 as day) d
    where c.igreja_id = ${igrejaId} and c.arquivado_em is null order by 1`.execute(trx)
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrio//Copia//PT',
    `X-WR-CALNAME:${escaped(nome)}`,
    ...rows.flatMap(({ uid, nome: name, local, inicio, fim, repete }) => [
      'BEGIN:VEVENT',
      `UID:${uid}-${igrejaId}@copia.atrio`,
      `DTSTAMP:${stamp}`,
      `DTSTART${inicio}`,
      ...(fim ? [`DTEND${fim}`] : []),
      ...(repete ? [repete] : []),
      `SUMMARY:${escaped(name)}`,
      ...(local ? [`LOCATION:${escaped(local)}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, String.raw`\n`)

/** Lines of calendars are short (RFC 5545 §3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
