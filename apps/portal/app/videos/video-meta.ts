import type { Video } from '@atrio/contract'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, type PageMetaArgs } from '../lib/seo/seo.ts'
import { isoDuration } from '../player/media-time.ts'

type About = { video: Omit<Video, 'descricao'>; resumo: string }

/** The `meta` of a video's page, schema.org's video included. */
export function videoMeta(args: PageMetaArgs, { video, resumo }: About): MetaDescriptor[] {
  const { titulo, imagem } = video
  return pageMeta(args, {
    title: titulo,
    description: resumo,
    image: imagem?.url ?? null,
    jsonLd: videoJsonLd(args, { video, resumo }),
  })
}

interface RootData {
  origin: string
}

function videoJsonLd(args: PageMetaArgs, { video, resumo }: About): object {
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const origin = root?.origin ?? ''
  const absolute = (address: string) => (origin ? new URL(address, origin).href : address)
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.titulo,
    description: resumo || video.titulo,
    uploadDate: video.dataPublicacao,
    // Search engines want a picture; the church's drawn one stands in.
    thumbnailUrl: absolute(video.imagem?.url ?? '/share.png'),
    ...(video.duracao === null ? {} : { duration: isoDuration(video.duracao) }),
    ...(video.url ? { contentUrl: absolute(video.url) } : {}),
    ...(video.transcricao.length > 0
      ? { transcript: video.transcricao.map(({ texto }) => texto).join(' ') }
      : {}),
    ...(video.capitulos.length > 0
      ? { hasPart: clips(video.capitulos, video.duracao, origin + args.location.pathname) }
      : {}),
  }
}

function clips(capitulos: Video['capitulos'], duracao: number | null, page: string): object[] {
  return capitulos.map(({ inicio, texto }, index) => {
    const end = capitulos[index + 1]?.inicio ?? duracao
    return {
      '@type': 'Clip',
      name: texto,
      startOffset: inicio,
      ...(end === null ? {} : { endOffset: end }),
      url: `${page}?t=${inicio}`,
    }
  })
}
