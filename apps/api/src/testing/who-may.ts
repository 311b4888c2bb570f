import {
  needsLogin,
  rolesOf,
  slices,
  type Call,
  type CallName,
  type ModuloCodigo,
  type Standing,
} from '@atrio/contract'
import { ofStaff, ofStaffSite, withStepUp } from './who-may-staff.ts'

// prettier-ignore
const ofEverybody = new Set<CallName>([
  'getIgrejaByCodigo', 'getIgrejaByHostname', 'listModulos', 'getIgrejaVisual', 'listMetodosPagamento',
  'listIgrejaAppMenu', 'listBanners', 'listClientes', 'listCongregacoes', 'listPagamentoMotivos', 'getOrganizacao',
  'listCultos', 'getTexto',
  'login', 'refreshToken', 'exchangeLoginCode', 'logout', 'recoverPassword', 'requestEmailVerification', 'verifyEmail',
  'lookUpEmail', 'lookUpEmailAtIgreja', 'getCaptchaChallenge', 'requestEmailCode', 'loginByEmailCode', 'createUsuario',
  'createDesafioLogin', 'loginByChave',
  'getAcessoEquipe', 'loginEquipe', 'saveSenhaEquipe', 'createFatorEquipe', 'saveFatorEquipe', 'confirmEquipe', 'createFatorPerdidoEquipe', 'saveFatorPerdidoEquipe',
  'createDesafioEquipe', 'loginChaveEquipe', 'createDesafioChaveEquipe', 'createChaveEquipe',
  'recoverSenhaEquipe', 'logoutEquipe', 'createInstalacao',
  'listNotificacoes', 'renewDispositivoPush', 'verificarCarteirinha',
  'listPaises', 'findCep', 'findPostcode', 'listEstados', 'listOcupacoes', 'listEstadosCivis',
  'getPlanoAssinaturaConfiguracao', 'listPlanosAssinatura', 'trocarCodigoTerceiro', 'listJwksTerceiro',
  'listDevocionais', 'getDevocional', 'listNoticias', 'getNoticia', 'listEbds', 'getEbd', 'getEbdLicao',
  'listPublicacaoTipos', 'listPublicacoes', 'getPublicacao', 'listMinisterios', 'getMinisterio', 'getProjeto',
  'listLouvores', 'getLouvor', 'listPodcasts', 'listPodcastItens', 'getPodcastItem', 'listPodcastCapitulos',
  'listPlanoAssinaturaHome', 'listPlanoAssinaturaConteudo', 'getPlanoAssinaturaConteudo',
  'listVideos', 'listVideoPlaylists', 'getVideo', 'search', 'listPaginas',
  'listTraducoes', 'getCapitulo', 'searchVersiculos', 'getPassagem', 'listPlanosLeitura', 'getPlanoLeitura',
  'listEventos', 'getEvento', 'getEstoqueEvento', 'listMetodosEvento', 'calcularTaxasEvento',
  'listCelulas', 'listCelulaPontos', 'listCelulaLugares', 'listCelulaFolgas', 'getCelula', 'listEstudos', 'getEstudo', 'getArquivoEstudo', 'getConfiguracaoEstudo',
  'getPedidoPorLink', 'responderPorLink', 'undoExclusao', 'listOracoes', 'getOracao', 'listOracaoMotivos',
  'createBilheteSala', 'createSalaMensagem', 'denunciarSalaMensagem',
  'listTransmissoes', 'getTransmissao', 'getLegendaTransmissao', 'listFalasTransmissao', 'votarMomento', 'createAtendimento', 'getAtendimento',
  'createEspera', 'confirmarEspera', 'getEspera', 'deleteEspera',
  'getPedidoPublico', 'verificarPagamento', 'getBoletoPdf', 'getDesistencia', 'desistirPedido', 'calcularParcelas',
  'getDefaultPaymentGateway', 'getOpcoesDoacao', 'listMetodosDoacao', 'calcularTaxas', 'createPagamento',
])

/** For who is in the group that the path names, or leads it. */
const ofCelula: Partial<Record<CallName, 'membro' | 'lider'>> = {
  sairDaCelula: 'membro',
  listReunioes: 'membro',
  getReuniao: 'membro',
  saveReuniao: 'lider',
  saveImagemReuniao: 'lider',
  deleteImagemReuniao: 'lider',
  savePresencasCelula: 'lider',
  listMensagensCelula: 'membro',
  createMensagemCelula: 'lider',
  deleteMensagemCelula: 'lider',
  listPedidosCelula: 'lider',
  verPedidoCelula: 'lider',
  responderPedidoCelula: 'lider',
  listMembrosCelula: 'lider',
  saveMembroCelula: 'lider',
  deleteMembroCelula: 'lider',
}

/** Of a slice that belongs to a module, and there without it. */
const withoutModulo = new Set<CallName>([
  'getRecibo',
  'getDeclaracaoDoacoes',
  'listEventosUsuario',
  'listInscricoes',
  'transferirInscricao',
  'listConteudosInscricao',
  'getConteudoInscricao',
  'saveCancelamentoAssinatura',
  'listFilmesEquipe',
  'saveFilmeEquipe',
  'deleteFilmeEquipe',
  'listQuadrosFilmeEquipe',
  'saveCapaFilmeEquipe',
  'saveLegendaEquipe',
  'getNumerosPlay',
  'listPlanosEquipe',
  'createPlanoEquipe',
  'savePlanoEquipe',
  'saveOrdemPlanos',
  'createPrecoPlano',
  'saveConfiguracaoAssinatura',
  'listAssinantesEquipe',
  'getAssinanteEquipe',
  'saveFimAssinanteEquipe',
  'getNumerosAssinaturas',
])

/**
 * Whom a call is for, said a second time and by hand: a declaration that is loosened by mistake is not loosened here
 * (Decision 103). A call of nobody's list is for who is logged in.
 */
export function whoMay(name: CallName): 'everybody' | 'members' | readonly Standing[] {
  return ofStaff[name] ?? (ofEverybody.has(name) ? 'everybody' : 'members')
}

/** What the caller has to be in the group of the path (Decision 132). */
export function partOf(name: CallName): 'membro' | 'lider' | null {
  return ofCelula[name] ?? null
}

/** What a form of either site asks, of nobody's data. */
const ofBothSites = new Set<CallName>(['getCaptchaChallenge', 'findCep'])

/** Where it is answered, and whether the second factor has to be shown once more (Decision 156). */
function siteOf(name: CallName): string {
  const site = ofStaffSite.has(name) ? 'staff' : ofBothSites.has(name) ? 'both' : 'portal'
  return withStepUp.has(name) ? `${site}, step-up` : site
}

/** The module without which a church does not have the call. */
export function moduloOf(name: CallName): ModuloCodigo | null {
  const slice = Object.values(slices).find(({ calls }) => name in calls)!
  return withoutModulo.has(name) ? null : slice.modulo
}

/** Calls that declare something else than what is written here. */
export function findUndeclared(declared: Record<string, Call>): string[] {
  return Object.entries(declared).flatMap(([name, call]) => {
    const says = rolesOf(call) ?? (needsLogin(call) ? 'members' : 'everybody')
    const site = `${call.site ?? 'portal'}${call.stepUp ? ', step-up' : ''}`
    const known = name as CallName
    const wanted = [whoMay(known), moduloOf(known), partOf(known), siteOf(known)]
    return JSON.stringify([says, call.modulo ?? null, call.participacao ?? null, site]) ===
      JSON.stringify(wanted)
      ? []
      : [name]
  })
}
