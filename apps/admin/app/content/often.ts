import type { Area, ModuloCodigo, ResourceName } from '@atrio/contract'
import { BookOpen, Image, MessagesSquare, Music, Newspaper, Video, type LucideIcon } from 'lucide-react'
import { m } from '../paraglide/messages.js'

interface Often {
  /** In addresses. */
  path: string
  /** What it belongs to, as its declaration says, which no page needs before something is begun. */
  area: Area
  modulo: ModuloCodigo | null
  icon: LucideIcon
  create: () => string
}

/** The kinds of record that are begun most. */
export const often = {
  devocional: {
    path: 'devotionals',
    area: 'conteudo',
    modulo: 'MOD_DEVOCIONAL',
    icon: BookOpen,
    create: m.kind_devocional_new,
  },
  noticia: {
    path: 'news',
    area: 'conteudo',
    modulo: 'MOD_NOTICIA',
    icon: Newspaper,
    create: m.kind_noticia_new,
  },
  banner: { path: 'banners', area: 'conteudo', modulo: null, icon: Image, create: m.kind_banner_new },
  video: { path: 'videos', area: 'conteudo', modulo: null, icon: Video, create: m.kind_video_new },
  louvor: { path: 'songs', area: 'louvor', modulo: null, icon: Music, create: m.kind_louvor_new },
  estudo: {
    path: 'studies',
    area: 'grupos',
    modulo: 'MOD_CELULA',
    icon: MessagesSquare,
    create: m.kind_estudo_new,
  },
} satisfies Partial<Record<ResourceName, Often>>

/** Where the records of a kind are, below a church's address: what groups talk about stands in their section. */
export const placeOfOften = ({ area, path }: Pick<Often, 'area' | 'path'>): string =>
  `${area === 'grupos' ? 'grupos' : 'conteudo'}/${path}`
