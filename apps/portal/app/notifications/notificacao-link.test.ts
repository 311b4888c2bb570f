import type { Notificacao } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { notificacaoLink } from './notificacao-link.ts'

const notificacao = (tipo: string, codigo = 'esperanca'): Notificacao => ({
  id: 1,
  titulo: 'Aviso',
  corpo: 'Texto',
  dataCadastro: '2026-11-21T12:00:00.000Z',
  dataUltimaAlteracao: '2026-11-21T12:00:00.000Z',
  tipo: { codigo: tipo },
  igreja: { id: 1, codigo, nome: 'Igreja' },
  idEntidadeRelacionada: null,
  flagLida: false,
})

describe('notificacaoLink', () => {
  it('opens the page of a linkable type at the current church', () => {
    expect(notificacaoLink(notificacao('CULTO'), 'esperanca')).toEqual({ kind: 'page', href: '/live' })
  })

  it.each([
    ['NOTICIA', 7, '/news/7'],
    ['NOTICIA', null, '/news'],
    ['DEVOCIONAL', 7, '/devotionals/7'],
    ['EVENTO', 7, '/event/7'],
    ['EVENTO', null, '/event'],
    ['EBD', 7, '/ebds/7'],
    ['EBD', null, '/ebds'],
    ['CELULA', 7, '/groups/7'],
    ['CELULA_PEDIDO', 7, '/groups/7/requests'],
    ['ORACAO', 7, '/user/prayer/7'],
    ['ORACAO', null, '/user/prayer'],
    ['CARTEIRINHA', null, '/user/member-card'],
    ['ORACAO_MESA', null, '/prayer/desk'],
    ['ORACAO_MENSAGENS', null, '/prayer/desk?situacao=mensagens'],
    ['ORACAO_CUIDADO', null, '/prayer/desk/care'],
  ])('opens what %s %j is about', (tipo, idEntidadeRelacionada, href) => {
    const about = { ...notificacao(tipo), idEntidadeRelacionada }
    expect(notificacaoLink(about, 'esperanca')).toEqual({ kind: 'page', href })
  })

  it('asks to change church for one of another church', () => {
    expect(notificacaoLink(notificacao('CULTO', 'harbor'), 'esperanca')).toEqual({
      kind: 'otherChurch',
      href: '/live',
    })
  })

  it.each(['MENSAGEM', 'culto', '', 'toString', '__proto__'])('leads nowhere for the type %s', (tipo) => {
    expect(notificacaoLink(notificacao(tipo), 'esperanca')).toEqual({ kind: 'none' })
    expect(notificacaoLink(notificacao(tipo, 'harbor'), 'esperanca')).toEqual({ kind: 'none' })
  })
})
