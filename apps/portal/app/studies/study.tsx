import type { CallResult, studiesCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import type { RichTextPart } from '@atrio/rich-text'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { Neighbours } from '../reader/neighbours.tsx'
import { Reader } from '../reader/reader.tsx'
import { RichText } from '../reader/rich-text.tsx'
import { useRootData } from '../shell/church.ts'
import { StudyFile } from './study-file.tsx'
import { Questions } from './questions.tsx'

type Estudo = Omit<CallResult<typeof studiesCalls.getEstudo>['estudo'], 'conteudo' | 'partes'>

/** A study to be read alone or together, with what is talked about afterwards. */
export function Study({ estudo, parts }: { estudo: Estudo; parts: readonly RichTextPart[] }) {
  const {
    id,
    titulo,
    serie,
    referencia,
    dataPublicacao,
    autor,
    minutos,
    perguntas,
    arquivo,
    anterior,
    proximo,
  } = estudo
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  return (
    <Reader
      back={{ to: paths.studies(), label: m.studies_title() }}
      kicker={[serie, referencia].filter(Boolean).join(' · ')}
      title={titulo}
      facts={[formatCivilDate(dataPublicacao, 'long', locale), autor]}
      minutos={minutos}
      after={
        <>
          {arquivo && <StudyFile id={id} titulo={titulo} {...arquivo} />}
          <Neighbours
            previous={anterior && { to: paths.study({ studiesId: anterior.id }), titulo: anterior.titulo }}
            next={proximo && { to: paths.study({ studiesId: proximo.id }), titulo: proximo.titulo }}
          />
        </>
      }
    >
      <RichText parts={parts} />
      <Questions titulo={titulo} perguntas={perguntas} />
    </Reader>
  )
}
