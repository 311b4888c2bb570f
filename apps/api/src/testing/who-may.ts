import {
  callOf,
  funcoes,
  needsLogin,
  roles,
  rolesOf,
  slices,
  verbs,
  type Call,
  type CallName,
  type ModuloCodigo,
  type Standing,
} from '@atrio/contract'

const writers: readonly Standing[] = ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia']

/** Kinds of records of the staff's engine, by who writes them. */
const kinds: Record<string, readonly Standing[]> = {
  devocional: writers,
  noticia: writers,
  banner: writers,
  video: writers,
  videoPlaylist: writers,
  podcastItem: writers,
  louvor: [...writers, 'louvor'],
  ebd: writers,
  publicacao: writers,
  publicacaoTipo: writers,
  ministerio: writers,
  projeto: writers,
  igrejaAppMenu: writers,
  planoAssinaturaConteudo: writers,
  planoAssinaturaTag: writers,
}
const ofContent = Object.fromEntries(
  Object.entries(kinds).flatMap(([nome, who]) => verbs.map((verb) => [callOf(nome, verb), who])),
) as Partial<Record<CallName, readonly Standing[]>>

const ofWeek: Partial<Record<CallName, readonly Standing[]>> = Object.fromEntries(
  [
    'getAgendaEquipe',
    'listCultosEquipe',
    'createCultoEquipe',
    'saveCultoEquipe',
    'archiveCultoEquipe',
    'saveCultoAlteracaoEquipe',
    'deleteCultoAlteracaoEquipe',
    'listEventoEquipe',
    'getEventoEquipe',
    'createEventoEquipe',
    'keepEventoEquipe',
    'discardEventoEquipe',
    'publishEventoEquipe',
    'archiveEventoEquipe',
    'copyEventoEquipe',
    'historyEventoEquipe',
  ].map((name) => [name, [...roles, 'secretaria']]),
)

const ofSettings: Partial<Record<CallName, readonly Standing[]>> = Object.fromEntries(
  [
    'getAjustesEquipe',
    'saveIgrejaEquipe',
    'saveContatoEquipe',
    'saveVisualEquipe',
    'saveModulosEquipe',
    'saveCadastroEquipe',
    'getListasEquipe',
    'saveMotivosEquipe',
    'saveCongregacoesEquipe',
    'saveCamposEquipe',
    'getPagamentoEquipe',
    'saveMetodosEquipe',
    'saveRegrasPagamentoEquipe',
    'sendEmailTesteEquipe',
  ].map((name) => [name, ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']]),
)

const ofStaff: Partial<Record<CallName, readonly Standing[]>> = {
  ...ofContent,
  ...ofWeek,
  ...ofSettings,
  getPortaria: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'portaria'],
  savePresencas: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'portaria'],
  saveImagemEquipe: [...writers, 'secretaria'],
  listPresentesEvento: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'portaria'],
  exportPresentesEvento: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  importLouvoresEquipe: [...writers, 'louvor'],
  getRegistroDaPagina: writers,
  listFilmesEquipe: writers,
  saveFilmeEquipe: writers,
  deleteFilmeEquipe: writers,
  saveLegendaEquipe: writers,
  getNumerosPlay: writers,
  getHojeEquipe: [...roles, ...funcoes],
  listPessoasEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'],
  createPessoaEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'],
  savePessoaEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'],
  listEntradasEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'],
  listTransmissoesEquipe: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia'],
  getTransmissaoEquipe: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia'],
  createTransmissao: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia'],
  saveTransmissao: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia'],
  comandarTransmissao: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia'],
  createMomento: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia'],
  enviarMomento: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia'],
  deleteMomento: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia'],
  listAtendimentos: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia', 'moderacao'],
  assumirAtendimento: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia', 'moderacao'],
  saveAtendimento: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia', 'moderacao'],
  getConversaAtendimento: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia', 'moderacao'],
  createMensagemAtendimento: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'midia', 'moderacao'],
  listPedidosIgreja: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  getPedidoIgreja: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  confirmarRecebimento: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  devolverPedido: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  getRelatorioDinheiro: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  exportRelatorioDinheiro: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  listPlanosEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  createPlanoEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  savePlanoEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  createPrecoPlano: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  saveConfiguracaoAssinatura: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  listAssinantesEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  getAssinanteEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  getNumerosAssinaturas: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'tesouraria'],
  listCelulasEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'grupos'],
  responderPedidoEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'grupos'],
  saveCelulaEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'grupos'],
  listComunicados: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  listPublicosComunicado: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  contarComunicado: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  createComunicado: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  cancelarComunicado: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  listUsuariosEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  getUsuarioEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  lerDocumentoUsuario: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  convidarUsuario: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  reconvidarUsuario: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  saveUsuarioEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  desativarUsuario: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  emitirCarteirinha: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  revogarCarteirinha: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'secretaria'],
  listOracoesMesa: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'oracao'],
  getOracaoMesa: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'oracao'],
  saveOracaoSituacao: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'oracao'],
  listOracaoMensagensMesa: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'oracao'],
  saveOracaoMensagemSituacao: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'oracao'],
  saveOracaoAprovacao: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'],
  listOracoesCuidado: ['oracao'],
  lerOracaoCuidado: ['oracao'],
  saveOracaoCuidado: ['oracao'],
  createOracaoResposta: ['oracao'],
  listOracaoEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'],
  createOracaoEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'],
  deleteOracaoEquipe: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'],
}

// prettier-ignore
const ofEverybody = new Set<CallName>([
  'getIgrejaByCodigo', 'getIgrejaByHostname', 'listModulos', 'getIgrejaVisual', 'listMetodosPagamento',
  'listIgrejaAppMenu', 'listBanners', 'listClientes', 'listCongregacoes', 'listPagamentoMotivos', 'getOrganizacao',
  'listCultos', 'getTexto',
  'login', 'refreshToken', 'exchangeLoginCode', 'logout', 'recoverPassword', 'requestEmailVerification', 'verifyEmail',
  'lookUpEmail', 'lookUpEmailAtIgreja', 'getCaptchaChallenge', 'requestEmailCode', 'loginByEmailCode', 'createUsuario',
  'createDesafioLogin', 'loginByChave',
  'getAcessoEquipe', 'loginEquipe', 'saveSenhaEquipe', 'createFatorEquipe', 'saveFatorEquipe', 'confirmEquipe',
  'recoverSenhaEquipe', 'logoutEquipe', 'createInstalacao',
  'listNotificacoes', 'renewDispositivoPush', 'verificarCarteirinha',
  'listPaises', 'findCep', 'findPostcode', 'listEstados', 'listOcupacoes', 'listEstadosCivis',
  'getPlanoAssinaturaConfiguracao', 'listPlanosAssinatura', 'trocarCodigoTerceiro',
  'listDevocionais', 'getDevocional', 'listNoticias', 'getNoticia', 'listEbds', 'getEbd', 'getEbdLicao',
  'listPublicacaoTipos', 'listPublicacoes', 'getPublicacao', 'listMinisterios', 'getMinisterio', 'getProjeto',
  'listLouvores', 'getLouvor', 'listPodcasts', 'listPodcastItens', 'getPodcastItem', 'listPodcastCapitulos',
  'listPlanoAssinaturaHome', 'listPlanoAssinaturaConteudo', 'getPlanoAssinaturaConteudo',
  'listVideos', 'listVideoPlaylists', 'getVideo', 'search', 'listPaginas',
  'listTraducoes', 'getCapitulo', 'searchVersiculos', 'getPassagem', 'listPlanosLeitura', 'getPlanoLeitura',
  'listEventos', 'getEvento', 'getEstoqueEvento', 'listMetodosEvento', 'calcularTaxasEvento',
  'listCelulas', 'listCelulaPontos', 'listCelulaLugares', 'listCelulaFolgas', 'getCelula', 'listEstudos', 'getEstudo', 'getConfiguracaoEstudo',
  'getPedidoPorLink', 'responderPorLink', 'undoExclusao', 'listOracoes', 'getOracao', 'listOracaoMotivos',
  'createBilheteSala', 'createSalaMensagem',
  'listTransmissoes', 'getTransmissao', 'listFalasTransmissao', 'votarMomento', 'createAtendimento', 'getAtendimento',
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

/** Answered on the staff's host alone. */
// prettier-ignore
const ofStaffSite = new Set<CallName>([
  ...(Object.keys({ ...ofContent, ...ofWeek, ...ofSettings }) as CallName[]),
  'saveImagemEquipe', 'getRegistroDaPagina', 'importLouvoresEquipe', 'listPresentesEvento', 'exportPresentesEvento',
  'listFilmesEquipe', 'saveFilmeEquipe', 'deleteFilmeEquipe', 'saveLegendaEquipe', 'getNumerosPlay',
  'getAcessoEquipe', 'loginEquipe', 'saveSenhaEquipe', 'createFatorEquipe', 'saveFatorEquipe', 'confirmEquipe',
  'createCodigosEquipe', 'recoverSenhaEquipe', 'logoutEquipe', 'listSessoesEquipe', 'deleteSessaoEquipe', 'getHojeEquipe',
  'listPessoasEquipe', 'createPessoaEquipe', 'savePessoaEquipe', 'listEntradasEquipe',
  'emitirCarteirinha', 'revogarCarteirinha',
  'listTransmissoesEquipe', 'getTransmissaoEquipe', 'createTransmissao', 'saveTransmissao', 'comandarTransmissao',
  'createMomento', 'enviarMomento', 'deleteMomento', 'listAtendimentos', 'assumirAtendimento', 'saveAtendimento',
  'getConversaAtendimento', 'createMensagemAtendimento',
  'listUsuariosEquipe', 'getUsuarioEquipe', 'lerDocumentoUsuario', 'convidarUsuario', 'reconvidarUsuario',
  'saveUsuarioEquipe', 'desativarUsuario',
  'listComunicados', 'listPublicosComunicado', 'contarComunicado', 'createComunicado', 'cancelarComunicado',
  'listCelulasEquipe', 'responderPedidoEquipe', 'saveCelulaEquipe',
  'listPedidosIgreja', 'getPedidoIgreja', 'confirmarRecebimento', 'devolverPedido', 'getRelatorioDinheiro',
  'exportRelatorioDinheiro',
  'listPlanosEquipe', 'createPlanoEquipe', 'savePlanoEquipe', 'createPrecoPlano', 'saveConfiguracaoAssinatura',
  'listAssinantesEquipe', 'getAssinanteEquipe', 'getNumerosAssinaturas',
  'createInstalacao', 'listOrganizacoesEquipe', 'createIgrejaEquipe',
])

/** Of these, those that want the second factor once more. */
const withStepUp = new Set<CallName>([
  'createCodigosEquipe',
  'createPessoaEquipe',
  'savePessoaEquipe',
  'confirmarRecebimento',
  'devolverPedido',
  'exportPresentesEvento',
  'exportRelatorioDinheiro',
  'createIgrejaEquipe',
  'saveMetodosEquipe',
  'saveRegrasPagamentoEquipe',
])

/** Of a slice that belongs to a module, and there without it. */
const withoutModulo = new Set<CallName>([
  'getRecibo',
  'getDeclaracaoDoacoes',
  'saveCancelamentoAssinatura',
  'listFilmesEquipe',
  'saveFilmeEquipe',
  'deleteFilmeEquipe',
  'saveLegendaEquipe',
  'getNumerosPlay',
  'listPlanosEquipe',
  'createPlanoEquipe',
  'savePlanoEquipe',
  'createPrecoPlano',
  'saveConfiguracaoAssinatura',
  'listAssinantesEquipe',
  'getAssinanteEquipe',
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

/** Where it is answered, and whether the second factor has to be shown once more (Decision 156). */
function siteOf(name: CallName): string {
  const site = ofStaffSite.has(name) ? 'staff' : name === 'getCaptchaChallenge' ? 'both' : 'portal'
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
