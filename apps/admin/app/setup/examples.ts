import { staffSettingsCalls, type ResourceName, type Valores } from '@atrio/contract'
import { localeOf, todayIn, type Locale } from '@atrio/rules'
import { recordCalls } from '../content/calls.ts'
import { api, codeOf } from '../lib/api.ts'
import { churchZone } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'

/** A draft that says of itself that it is an example. */
interface Example {
  nome: ResourceName
  id: number
}

const LOCALES: readonly Locale[] = ['pt-BR', 'en', 'es']
/** Kinds that a new church begins with. */
const KINDS = ['noticia', 'devocional', 'louvor'] as const satisfies readonly ResourceName[]

/** Examples that nobody has published or taken for something of their own. */
export async function findExamples(slug: string): Promise<Example[]> {
  const marks = LOCALES.map((locale) => m.example_mark({ title: '' }, { locale }).trim())
  const found = await Promise.all(
    KINDS.map(async (nome) => {
      const { itens } = await unlessOff(recordCalls(nome, slug).list({ situacao: 'rascunho' }), {
        itens: [],
        mais: false,
      })
      return itens.flatMap(({ id, versao, valores }) => {
        const titulo = String(valores['titulo'] ?? '')
        return versao === 0 && marks.some((mark) => titulo.startsWith(mark)) ? [{ nome, id }] : []
      })
    }),
  )
  return found.flat()
}

/** Begins a draft of each kind, in the language of the church. */
export async function createExamples(slug: string): Promise<void> {
  const { ajustes } = await api(staffSettingsCalls.getAjustesEquipe, { params: { slug } })
  const locale = localeOf(ajustes.igreja.idioma) ?? 'en'
  for (const nome of KINDS)
    await unlessOff<unknown>(recordCalls(nome, slug).create(valuesOf(nome, locale)), null)
}

export async function removeExamples(slug: string): Promise<void> {
  for (const { nome, id } of await findExamples(slug)) await recordCalls(nome, slug).discard(id)
}

/** A kind whose module the church has switched off is not there. */
async function unlessOff<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (codeOf(error) === 'NOT_FOUND') return otherwise
    throw error
  }
}

function valuesOf(nome: (typeof KINDS)[number], locale: Locale): Valores {
  const say = { locale }
  const named = (title: string) => m.example_mark({ title }, say)
  if (nome === 'noticia')
    return {
      titulo: named(m.example_news_title({}, say)),
      resumo: m.example_news_summary({}, say),
      conteudo: `<p>${m.example_news_text({}, say)}</p>`,
    }
  if (nome === 'devocional')
    return {
      titulo: named(m.example_devotional_title({}, say)),
      data: todayIn(churchZone(), new Date()),
      referencia: m.example_devotional_reference({}, say),
      conteudo: `<p>${m.example_devotional_text({}, say)}</p>`,
      oracao: m.example_devotional_prayer({}, say),
    }
  return {
    titulo: named(m.example_song_title({}, say)),
    tom: 'G',
    conteudo: m.example_song_text({}, say),
  }
}
