import { TextArea, TextField } from '@atrio/ui'
import { lazy, Suspense } from 'react'
import { m } from '../paraglide/messages.js'
import { newContent, type ContentForm } from './form.ts'
import { MomentField } from './inputs.tsx'
import { Rows } from './rows.tsx'

const RichField = lazy(async () => ({ default: (await import('../content/rich-field.tsx')).RichField }))

/** What who has a ticket may read and watch. */
export function ContentRows({
  rows,
  at,
  errors,
  onRows,
}: {
  rows: ContentForm[]
  at: string
  errors: Record<string, string>
  onRows: (rows: ContentForm[]) => void
}) {
  return (
    <Rows
      title={m.contents()}
      level={3}
      rows={rows}
      nameOf={({ titulo }, index) => titulo || m.content_n({ n: index + 1 })}
      add={{ label: m.content_add(), make: newContent, most: 40 }}
      onRows={onRows}
    >
      {(row, change, index) => {
        const error = (name: string) => errors[`${at}.conteudos.${index}.${name}`]
        const text = { label: m.content_text(), optional: m.optional(), error: error('conteudo') }
        return (
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextField
              label={m.field_titulo()}
              maxLength={120}
              error={error('titulo')}
              value={row.titulo}
              onChange={(event) => change({ titulo: event.target.value })}
            />
            <MomentField
              label={m.content_from()}
              isOptional
              error={error('dataLiberacao')}
              value={row.dataLiberacao}
              onMoment={(dataLiberacao) => change({ dataLiberacao })}
            />
            <TextField
              label={m.content_url()}
              optional={m.optional()}
              inputMode="url"
              maxLength={500}
              error={error('url')}
              value={row.url ?? ''}
              onChange={(event) => change({ url: event.target.value })}
            />
            <TextField
              label={m.field_resumo()}
              optional={m.optional()}
              maxLength={300}
              error={error('resumo')}
              value={row.resumo ?? ''}
              onChange={(event) => change({ resumo: event.target.value })}
            />
            <div className="min-w-0 sm:col-span-2">
              <Suspense fallback={<TextArea {...text} rows={6} disabled />}>
                <RichField {...text} html={row.conteudo ?? ''} onHtml={(conteudo) => change({ conteudo })} />
              </Suspense>
            </div>
          </div>
        )
      }}
    </Rows>
  )
}
