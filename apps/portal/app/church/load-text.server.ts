import { churchCalls, type TextoTipo } from '@atrio/contract'
import type { RouterContextProvider } from 'react-router'
import { splitRichText } from '../lib/rich-text.server.ts'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { htmlLang } from './html-lang.ts'

export type LoadedText = Awaited<ReturnType<typeof loadText>>

/** One of the texts that every church has; `?version=` asks for one of before. */
export async function loadText(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  tipo: TextoTipo,
) {
  const { api, igreja, params } = churchPage(context)
  const asked = new URL(request.url).searchParams.get('version')
  const versao = asked === null ? undefined : Number(asked)
  const { texto, versoes } = await orNotFound(
    api(churchCalls.getTexto, {
      params: { ...params, tipo },
      query: versao === undefined ? {} : { versao },
    }),
  )
  const { conteudo, idioma, ...about } = texto
  return {
    ...about,
    nome: igreja.nome,
    fusoHorario: igreja.fusoHorario,
    cliente: igreja.clientes[0] ?? null,
    lang: htmlLang(idioma),
    partes: splitRichText(conteudo),
    versoes,
  }
}
