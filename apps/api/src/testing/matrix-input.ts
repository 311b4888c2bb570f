import { calls, type Call, type CallName } from '@atrio/contract'
import { demoPassword, demoPeople } from '@atrio/demo'
import { contentInputs } from './content-values.ts'
import { subscriptionOf } from './push-subscription.ts'
import { chatInputs, salaInputs } from './chat-cases.ts'
import { DAVI, emSaoPaulo, pagador, registro } from './sent-values.ts'
import type { CallOptions } from './test-app.ts'
import { filmInputs } from './matrix-films.ts'
import { assinada, criada } from './matrix-passkey.ts'
import { thirdPartyInputs } from './third-party-inputs.ts'
import { staffInputs } from './staff-inputs.ts'

/** What callers know of a church and of a person there. */
export interface Known {
  igreja: number
  cliente: number
  slug: string
  codigo: string
  organizacao: string
  host: string
  userId: number
  email: string
}

/** As browsers name themselves. */
const DEVICE = '7b0f4c52-1a2b-4c3d-8e4f-5a6b7c8d9e0f'

type Input = Pick<CallOptions, 'params' | 'query' | 'body'>

/** Nothing has these; well-formed all the same. */
export const absent: Known = {
  igreja: 2_000_000_000,
  cliente: 2_000_000_000,
  slug: 'nao-existe',
  codigo: 'nao-existe',
  organizacao: 'nao-existe',
  host: 'nao-existe.atrio.localhost',
  userId: 2_000_000_000,
  email: 'nao-existe@atrio.example',
}

/** Of one row of a church: its number, or the text that stands for it in a path. */
export type RowKey = number | string

/** A well-formed request of a call, about a church, a person and, where the path names one, a row. */
export function inputFor(name: CallName, known: Known, row: RowKey = 1): Input {
  const call: Call = calls[name]
  const params: Record<string, unknown> = {}
  for (const param of paramsOf(call)) params[param] = paramFor(call, param, known) ?? keyFor(param, row)
  return { params, ...contentInputs[name], ...extraFor(known)[name] }
}

/** Whether the path names a row beside the church or the person. */
export function namesRow(name: CallName): boolean {
  return paramsOf(calls[name]).some((param) => paramFor(calls[name], param, absent) === undefined)
}

/** Calls of the public directory, which lists every church to everybody. */
export const directory = new Set<CallName>([
  'getIgrejaByCodigo',
  'getIgrejaByHostname',
  'listClientes',
  'getOrganizacao',
])

function paramsOf(call: Call): string[] {
  return [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
}

/** What stands for the church or the person; undefined for anything else. */
function paramFor(call: Call, param: string, known: Known): unknown {
  if (param === 'slug') return call.path.startsWith('/organizacao/') ? known.organizacao : known.slug
  if (param === 'code') return known.codigo
  if (param === 'client') return known.cliente
  if (param === 'cep' || param === 'postcode') return '01310100'
  if (param === 'country') return 'BR'
  if (param === 'tipo') return 'privacidade'
  if (param === 'userId') return known.userId
  if (param === 'data') return '2099-12-06'
  if (param !== 'id') return undefined
  if (call.path.startsWith('/igreja/:id')) return known.igreja
  return /^\/(user|usuario)\/:id/.test(call.path) ? known.userId : undefined
}

/** Chapters, lessons and the like are numbered from 1 everywhere. */
function keyFor(param: string, row: RowKey): RowKey {
  if (/slug|videoId/i.test(param)) return String(row)
  return /^id|Id$/.test(param) && (typeof row === 'number' || UUID.test(row)) ? row : 1
}

const NIL = '0b3c8a52-6f1e-4a57-9d43-0e6b7d2f1a03'
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function extraFor(known: Known): Partial<Record<CallName, Input>> {
  const igreja = { igreja: known.igreja }
  const ofChurch = known.igreja === absent.igreja ? 2_000_000_000 : 1
  return {
    getIgrejaByHostname: { query: { hostname: known.host } },
    listIgrejaAppMenu: { query: igreja },
    listUsuarioPlanosAssinatura: { query: igreja },
    ...thirdPartyInputs,
    createUsuarioPlanoAssinatura: {
      body: { idPlano: ofChurch, metodoPagamento: 'pix', valorTotal: 2_490, comprador: pagador },
    },
    createTesteAssinatura: { body: { idPlano: ofChurch } },
    saveCancelamentoAssinatura: { body: { flagCancelar: true } },
    saveProximoPlano: { body: { idPlano: null } },
    saveCartaoAssinatura: { body: { idCartao: ofChurch } },
    listBanners: { query: igreja },
    listClientes: { query: { organizacao: known.organizacao } },
    listCongregacoes: { query: igreja },
    login: { body: { username: known.email, password: demoPassword } },
    requestEmailCode: { body: { email: demoPeople.visitor.email } },
    loginByEmailCode: { body: { username: known.email, pedido: 'x'.repeat(43), codigo: '123456' } },
    ...staffInputs(),
    ...chatInputs('conversa'),
    ...salaInputs('conversa', known),
    // Of nobody: the calls after it are made by the same people.
    desativarUsuario: { params: { slug: known.slug, id: 2_000_000_000 }, body: {} },
    votarMomento: { body: { opcao: 0, chave: DEVICE } },
    createAtendimento: { body: { tipo: 'conversa', chave: DEVICE, nome: 'Marta' } },
    createDesafioLogin: { body: {} },
    loginByChave: { body: { resposta: assinada } },
    confirmSessao: { body: { senha: demoPassword } },
    createDesafioChave: { body: {} },
    createChave: { body: { resposta: criada } },
    saveChave: { body: { nome: 'Celular' } },
    refreshToken: { body: { refreshToken: 'x'.repeat(43) } },
    exchangeLoginCode: { body: { codigo: 'x'.repeat(43) } },
    createBilhete: { body: {} },
    createConviteCrianca: { body: {} },
    createLoginCode: { body: igreja },
    createExportacao: { body: {} },
    createExclusao: { query: igreja, body: { senha: demoPassword } },
    undoExclusao: { body: { token: 'x'.repeat(43) } },
    logout: { body: {} },
    recoverPassword: { body: { email: demoPeople.visitor.email } },
    requestEmailVerification: { query: { ...igreja, email: known.email } },
    verifyEmail: { body: { codigo: 'x'.repeat(43) } },
    changePassword: { body: { senhaAtual: 'Errada!123', novaSenha: 'Jabuticaba*48' } },
    lookUpEmail: { query: { email: known.email } },
    lookUpEmailAtIgreja: { query: { email: known.email } },
    createUsuario: {
      body: { nome: 'A', sobrenome: 'B', email: 'matriz@atrio.example', senha: 'curta' },
    },
    updateUsuario: { body: { ocupacao: 'Marceneira' } },
    listEnderecos: { query: { cliente: known.cliente } },
    createEndereco: { body: emSaoPaulo },
    saveEndereco: { body: emSaoPaulo },
    saveCamposPersonalizados: { query: igreja, body: { valores: {} } },
    listCriancas: { query: { cliente: known.cliente } },
    createCrianca: { query: igreja, body: DAVI },
    saveCrianca: { body: DAVI },
    requestTrocaEmail: { body: { email: 'nova@atrio.example', senha: demoPassword } },
    confirmTrocaEmail: { body: { codigo: '000000' } },
    acceptConviteCrianca: { body: { codigo: 'x'.repeat(43) } },
    trocaIgreja: { body: igreja },
    listCarteirinhas: { query: { ...igreja, usuario: known.userId } },
    emitirCarteirinha: { body: { numero: '0500' } },
    revogarCarteirinha: { body: {} },
    verificarCarteirinha: { body: { codigo: 'x'.repeat(43) } },
    listCamposPersonalizados: { query: igreja },
    createAssinaturaLeitura: {
      body: { plano: '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a03', dataInicio: '2026-01-01' },
    },
    saveLeitura: { body: { dia: 1, parte: 1, lida: true } },
    remarcarAssinaturaLeitura: { body: { data: '2026-01-02' } },
    reiniciarAssinaturaLeitura: { body: { dataInicio: '2026-01-01' } },
    search: { query: { q: 'culto' } },
    listNotasSermao: { query: igreja },
    createNotaSermao: { query: igreja, body: { titulo: 'Nota', texto: 'Texto' } },
    saveNotaSermao: { body: { titulo: 'Nota', texto: 'Texto' } },
    exportNotasSermao: { query: igreja },
    createSolicitacaoCelula: { body: { celula: known.igreja === absent.igreja ? 2_000_000_000 : 1 } },
    listSolicitacoesCelula: { query: igreja },
    deleteSolicitacaoCelula: { query: igreja },
    listAlertasCelula: { query: igreja },
    createAlertaCelula: { query: igreja, body: { dia: '2', publico: 'jovens' } },
    deleteAlertaCelula: { query: igreja },
    listMinhasReunioes: { query: igreja },
    getAgendaCelula: { query: igreja },
    renovarAgendaCelula: { query: igreja, body: {} },
    deleteAgendaCelula: { query: igreja },
    verPedidoCelula: { body: {} },
    responderPedidoCelula: { body: { aceita: true } },
    getPedidoPorLink: { query: { token: 'x'.repeat(43) } },
    responderPorLink: { body: { token: 'x'.repeat(43), aceita: true } },
    createMensagemCelula: { body: { texto: 'Até terça!' } },
    saveReuniao: { body: { data: '2026-11-03', tema: 'Salmo 23' } },
    savePresencasCelula: { body: { presencas: [{ id: 1, flagPresente: true, marcadoHa: 1_000 }] } },
    sairDaCelula: { body: {} },
    deleteMembroCelula: { body: {} },
    saveMembroCelula: { body: { papel: 'membro' } },
    listMinhasOracoes: { query: igreja },
    getMinhaOracao: { query: igreja },
    listMinhasMensagensOracao: { query: igreja },
    listOracoesOradas: { query: igreja },
    createOracao: { body: { mensagem: 'Orem por mim', idIgreja: known.igreja } },
    createOracaoMensagem: { body: { idOracao: ofChurch, mensagem: 'Estou com você' } },
    orar: { body: { idOracao: ofChurch } },
    denunciarOracao: { body: {} },
    saveOracaoVisibilidade: { body: { flagAtivo: false } },
    createOracaoAtualizacao: { body: { mensagem: 'A cirurgia foi hoje' } },
    saveOracaoRespondida: { body: { flagRespondida: true } },
    saveOracaoSituacao: { body: { situacao: 'aprovada' } },
    saveOracaoMensagemSituacao: { body: { situacao: 'oculta' } },
    saveMuralEquipe: { body: { situacao: 'aprovada' } },
    saveMensagemMuralEquipe: { body: { situacao: 'oculta' } },
    saveAprovacaoMuralEquipe: { body: { flagAprovacao: true } },
    lerOracaoCuidado: { body: {} },
    saveOracaoCuidado: { body: { flagConcluida: true } },
    createOracaoResposta: { body: { mensagem: 'Oramos por você' } },
    listPlanoAssinaturaConteudo: { query: igreja },
    listMinhaListaPlay: { query: { ...igreja, usuario: known.userId } },
    addMinhaListaPlay: {
      query: { ...igreja, usuario: known.userId, planoAssinaturaConteudo: ofChurch },
      body: {},
    },
    listAssistindoPlay: { query: igreja },
    getAcessoPlay: { query: igreja },
    createSessaoPlay: { body: { aparelho: NIL } },
    saveSinalPlay: { params: { sessao: NIL }, body: { posicao: 3, duracao: 24 } },
    ...filmInputs(known.slug, NIL),
    endSessaoPlay: { params: { sessao: NIL } },
    saveAceite: { body: { tipo: 'privacidade', versao: 1, aceito: true } },
    saveConsentimentos: { body: { consentimentos: [{ porta: 'clarity', versao: 1, aceito: true }] } },
    readNotificacoes: { body: { ids: [1] } },
    savePreferenciaAviso: { body: { tipo: 'espera-oferta', canal: 'email', flagAtivo: false } },
    createDispositivoPush: { body: subscriptionOf('matriz') },
    renewDispositivoPush: { body: { ...subscriptionOf('matriz'), renovacao: 'x'.repeat(43) } },
    testDispositivoPush: { body: {} },
    saveSilencioAviso: { body: { flagAtivo: true, inicio: '21:00', fim: '06:30', fusoHorario: null } },
    listMetodosEvento: { query: { valor: 5_000 } },
    calcularTaxasEvento: { query: { valor: 5_000, metodoPagamento: 'pix' } },
    createInscricao: { body: registro({ ingresso: 1 }) },
    transferirInscricao: { body: { nome: 'Bia Prado', email: 'bia.prado@example.com' } },
    createEspera: { body: { idIngresso: 1, quantidade: 1, nome: 'Bia', email: 'bia.prado@example.com' } },
    confirmarEspera: { body: {} },
    aceitarEspera: { body: {} },
    saveReserva: { body: { ingressos: [{ id: 1, quantidade: 1 }] } },
    savePresencas: {
      body: {
        presencas: [
          {
            uuid: '0b3c8a52-6f1e-4a57-9d43-0e6b7d2f1a03',
            ingresso: '000-000-0000',
            dataEntrada: '2026-01-01T12:00:00.000Z',
          },
        ],
      },
    },
    renovarReserva: { body: {} },
    getPagamento: { query: { pedido: '0000000000000000' } },
    verificarPagamento: { body: {} },
    cancelarPedido: { body: {} },
    estornarPedido: { body: {} },
    getDesistencia: { query: { token: 'x'.repeat(43) } },
    desistirPedido: { body: { token: 'x'.repeat(43) } },
    devolverPedido: { body: { valor: 4_500 } },
    getRelatorioDinheiro: { query: { mes: '2026-11' } },
    exportRelatorioDinheiro: { body: { mes: '2026-11' } },
    confirmarRecebimento: { body: { valor: 4_500 } },
    trocarMetodoPedido: {
      body: { metodoPagamento: 'dinheiro', valorTotal: 4_500, comprador: pagador },
    },
    calcularParcelas: { query: { valor: 30_000, maxParcelas: 3 } },
    createCartao: { query: igreja, body: { token: 'nao-existe', comprador: pagador } },
    listMetodosDoacao: { query: { valor: 5_000 } },
    calcularTaxas: { query: { metodoPagamento: 'pix', valor: 5_000 } },
    createPagamento: {
      body: {
        motivos: [{ id: known.igreja === absent.igreja ? 2_000_000_000 : 1, valor: 5_000 }],
        metodoPagamento: 'dinheiro',
        valorTotal: 5_000,
        comprador: pagador,
      },
    },
    updateRecorrencia: { body: { valor: 6_000 } },
    pularRecorrencia: { body: { data: '2026-01-02' } },
    saveSituacaoRecorrencia: { body: { situacao: 'pausada' } },
    getDeclaracaoDoacoes: { query: { ano: 2026 } },
    searchVersiculos: { query: { busca: 'amor' } },
    getPassagem: { query: { referencia: known.igreja === absent.igreja ? 'Jo 99' : 'Jo 3.16' } },
    saveMarcacao: {
      body: {
        livro: 'jhn',
        capitulo: known.igreja === absent.igreja ? 99 : 3,
        versiculos: [16],
        cor: 'azul',
      },
    },
  }
}
