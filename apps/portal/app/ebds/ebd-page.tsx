import { ebdsCalls } from '@atrio/contract'
import { redirect } from 'react-router'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { readFilter } from '../reader/list-url.ts'
import type { Route } from './+types/ebd-page.ts'
import { LessonReader } from './lesson-reader.tsx'
import { SeriesOverview } from './series-overview.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return []
  const { ebd, lesson } = args.loaderData
  return pageMeta(args, {
    title: lesson ? `${lesson.titulo} · ${ebd.titulo}` : ebd.titulo,
    description: ebd.resumo,
    image: ebd.imagem?.url ?? null,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'LearningResource',
      name: ebd.titulo,
      ...(ebd.resumo ? { description: ebd.resumo } : {}),
      ...(ebd.professor ? { author: { '@type': 'Person', name: ebd.professor } } : {}),
      hasPart: ebd.licoes.map(({ titulo }) => ({ '@type': 'LearningResource', name: titulo })),
    },
  })
}

/** A series, and one of its lessons when the address asks for it (Decision 24). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, igreja, params: church } = churchPage(context)
  const where = { ...church, ebdSlug: params.ebdSlug }
  const asked = new URL(request.url).searchParams
  const numero = asked.has('licao') ? (readFilter(asked, 'licao', /^[1-9]\d{0,2}$/) ?? '0') : undefined
  const [{ ebd }, lesson] = await orNotFound(
    Promise.all([
      api(ebdsCalls.getEbd, { params: where }),
      numero === undefined ? null : api(ebdsCalls.getEbdLicao, { params: { ...where, numero } }),
    ]),
  )
  // Found by its id: one series has one address.
  if (ebd.slug !== params.ebdSlug) throw redirect(paths.ebd({ ebdSlug: ebd.slug }))
  const { descricao, ...series } = ebd
  return {
    ebd: series,
    // The series' own text is not needed beside a lesson.
    parts: lesson ? [] : readableParts(descricao, igreja.idioma),
    lesson: lesson && {
      ...lesson.licao,
      conteudo: readableParts(lesson.licao.conteudo, igreja.idioma),
      notasProfessor: readableParts(lesson.licao.notasProfessor, igreja.idioma),
    },
  }
}

export default function EbdPage({ loaderData }: Route.ComponentProps) {
  const { ebd, parts, lesson } = loaderData
  return lesson ? <LessonReader ebd={ebd} lesson={lesson} /> : <SeriesOverview ebd={ebd} parts={parts} />
}
