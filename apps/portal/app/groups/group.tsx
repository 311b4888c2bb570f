import '../reader/reader.css'
import type { Celula } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import type { RichTextPart } from '@atrio/rich-text'
import { Picture } from '@atrio/ui'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { RichText } from '../reader/rich-text.tsx'
import { forText } from './celula-words.ts'
import { GroupFacts } from './group-facts.tsx'
import { YourPart } from './your-part.tsx'

export type GroupProps = {
  /** Without its text, which is in `parts`. */
  celula: Omit<Celula, 'descricao' | 'partes'>
  parts: readonly RichTextPart[]
  convite: string | null
  /** Found by who is here alone, without an invitation: nobody can ask. */
  hidden?: boolean
  locale: Locale
  /** Of what the church writes. */
  lang: Locale
}

/** What a group is like, when and roughly where, and how to be part of it. */
export function Group({ celula, parts, convite, hidden = false, locale, lang }: GroupProps) {
  const { nome, resumo, imagem, publico } = celula
  return (
    <div className="flex flex-col gap-8">
      <header>
        <BackLink to={paths.groups()}>{m.groups_title()}</BackLink>
        <p className="mb-2 font-semibold text-link">{forText[publico]()}</p>
        <h1 lang={lang}>{nome}</h1>
        {resumo && (
          <p className="mt-4 max-w-[46rem] font-read text-xl leading-relaxed" lang={lang}>
            {resumo}
          </p>
        )}
      </header>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="flex flex-col gap-8">
          <Picture
            src={imagem?.url ?? null}
            alt={imagem?.alt ?? ''}
            seed={`grupo ${nome}`}
            ratio={imagem ? '16/9' : '21/9'}
            priority
            grows={paths.group({ celulaId: celula.id })}
            className="rounded-lg"
          />
          <div lang={lang}>
            <RichText parts={parts} />
          </div>
        </div>
        <aside className="flex flex-col gap-8">
          <GroupFacts celula={celula} locale={locale} />
          <YourPart key={celula.id} celula={celula} convite={convite} hidden={hidden} locale={locale} />
        </aside>
      </div>
    </div>
  )
}
