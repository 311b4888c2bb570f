import type { CallName } from '@atrio/contract'
import { demoPassword, demoPeople } from '@atrio/demo'
import { eventoValores } from './event-values.ts'
import { assinada, criada } from './matrix-passkey.ts'
import type { CallOptions } from './test-app.ts'

/** Opens an archive of a church. */
export const copiaSenha = 'flor de maracujá 7'

/** A service that nobody holds. */
export const vigilia = {
  nome: 'Vigília',
  descricao: null,
  diaSemana: 5,
  hora: '22:00',
  duracaoMinutos: 120,
  local: null,
  idioma: null,
  flagCriancas: false,
  flagLibras: false,
  flagAcessivel: false,
  flagOnline: false,
}

/** What no church has. */
export const ajustes = {
  igreja: {
    nome: 'Igreja da Restinga',
    descricao: 'Perto do mar.',
    historia: '<p>Começou numa <strong>varanda</strong>.</p>',
    idioma: 'pt_BR' as const,
    idiomas: ['pt_BR' as const, 'en' as const, 'es' as const],
    fusoHorario: 'America/Sao_Paulo',
    facebookPixelCode: null,
    googleAnalyticsCode: null,
    clarityCode: null,
  },
  contato: {
    telefone: '+55 11 5000-0199',
    whatsapp: null,
    email: 'oi@restinga.example',
    site: null,
    facebook: null,
    instagram: null,
    youtube: null,
    pais: 'BR',
    estado: 'SP',
    cidade: 'São Paulo',
    bairro: null,
    rua: null,
    numero: null,
    complemento: null,
    cep: null,
    latitude: null,
    longitude: null,
    comoChegar: null,
    appAndroid: null,
    appIos: null,
  },
}

const NADA = { saudacao: '', assinatura: '', paragrafos: {} }
/** Nothing of a church’s own. */
export const EMAILS = { 'pt-BR': NADA, en: NADA, es: NADA }

/** What a church may ask of who pays. */
export const regrasPagamento = {
  doacaoMinima: 700,
  doacaoMaxima: 900_000,
  parcelaMinima: 1_000,
  jurosMesPpm: 12_500,
  diasDinheiro: 4,
  diasBoleto: 5,
  razaoSocial: 'Igreja da Restinga',
  documento: null,
}

/** To nobody's device, and long from now. */
export const comunicado = {
  titulo: 'Mutirão na praça',
  texto: 'Tragam luvas.',
  caminho: null,
  publico: 'todos',
  idPublico: null,
  papel: null,
  canais: ['notificacao', 'email'],
  enviarEm: new Date(Date.now() + 30 * 86_400_000).toISOString(),
}

/** A church that is not there; its account is nobody's. */
const nova = {
  nome: 'Igreja da Várzea',
  codigo: 'varzea',
  idioma: 'pt_BR',
  fusoHorario: 'America/Manaus',
  pais: 'BR',
  moeda: 'BRL',
}
export const instalacao = {
  codigo: 'AAAA-AAAA-AAAA-AAAA',
  organizacao: 'Igrejas da Várzea',
  igreja: nova,
  pessoa: { nome: 'Iara', sobrenome: 'Castro', email: 'iara@varzea.example', senha: 'Jabuticaba*48' },
}
export const outraIgreja = { organizacao: null, nomeOrganizacao: 'Outra rede', igreja: nova }

/** Of an hour from now, so that it can be taken back. */
export const texto = {
  tipo: 'termos',
  conteudo: '<p>O que é combinado.</p>',
  mudancas: 'Um parágrafo a menos.',
  flagPedeAceite: true,
  dataVigencia: new Date(Date.now() + 3_600_000).toISOString(),
}

/** Well-formed requests of the staff's site. */
export function staffInputs(): Partial<Record<CallName, Pick<CallOptions, 'query' | 'body'>>> {
  return {
    createPlanoEquipe: {
      body: { nome: 'Play Coral', descricao: null, valor: 990, taxaContratacao: 0, meses: 1 },
    },
    savePlanoEquipe: { body: { versao: 1, nome: 'Play Coral', descricao: null, flagVendido: true } },
    saveFimAssinanteEquipe: { body: {} },
    saveOrdemPlanos: { body: { versao: 1, planos: [1] } },
    createPrecoPlano: { body: { idPreco: 1, valor: 2_190, taxaContratacao: 0 } },
    saveConfiguracaoAssinatura: {
      body: { versao: 1, tipoVisibilidadeConteudo: 'cadeado', telas: 2, diasTeste: 7, carenciaDias: 7 },
    },
    getAgendaEquipe: { query: { de: '2026-11-01', ate: '2026-11-30' } },
    createCultoEquipe: { body: vigilia },
    saveCultoEquipe: { body: { versao: 1, ...vigilia } },
    conferirLinkTransmissao: { body: {} },
    getTextoEquipe: { query: { tipo: 'termos' } },
    saveTextoEquipe: { body: { ...texto, versao: 1 } },
    cancelarTextoEquipe: { body: { tipo: 'termos' } },
    archiveCultoEquipe: { body: { versao: 1, arquivado: false } },
    saveCultoAlteracaoEquipe: {
      body: { versao: 0, flagCancelado: true, hora: null, observacao: null, avisar: false },
    },
    deleteCultoAlteracaoEquipe: { query: { versao: 1 } },
    createEventoEquipe: { body: { valores: {} } },
    keepEventoEquipe: { body: { versao: 0, valores: {} } },
    publishEventoEquipe: { body: { versao: 99_999, valores: eventoValores() } },
    archiveEventoEquipe: { body: { versao: 99_999, arquivado: true } },
    offerEsperaEvento: { body: {} },
    copyEventoEquipe: { body: { dataInicio: '2027-03-01T22:00:00.000Z' } },
    exportPresentesEvento: { body: {} },
    exportUsuariosEquipe: { body: {} },
    contarComunicado: { query: { publico: 'todos' } },
    createComunicado: { body: comunicado },
    cancelarComunicado: { body: {} },
    saveIgrejaEquipe: { body: { versao: 0, ...ajustes.igreja } },
    saveContatoEquipe: { body: { versao: 0, ...ajustes.contato } },
    saveVisualEquipe: {
      body: { versao: 9, corApp: '#1a237e', logo: null, icone: null, imagemCapa: null, imagemCapaAlt: null },
    },
    createPreviaVisual: { body: { corApp: '#1a237e' } },
    saveModulosEquipe: { body: { versao: 0, codigos: [] } },
    saveCadastroEquipe: { body: { versao: 0, campos: [] } },
    // Of no version that there is.
    saveMotivosOracaoEquipe: { body: { versao: 99_999, itens: [] } },
    saveMotivosEquipe: { body: { versao: 99_999, itens: [] } },
    saveCongregacoesEquipe: { body: { versao: 99_999, itens: [] } },
    saveCamposEquipe: { body: { versao: 99_999, itens: [] } },
    // Of no version that there is.
    saveContaPagamentoEquipe: { body: { versao: 99_999, idGatewayPagamento: 0, conta: null } },
    saveMetodosEquipe: { body: { versao: 0, metodos: [] } },
    saveRegrasPagamentoEquipe: { body: { versao: 99_999, ...regrasPagamento } },
    createCopiaEquipe: { body: { senha: copiaSenha } },
    baixarCopiaEquipe: { body: {} },
    conferirCopiaEquipe: { body: { senha: copiaSenha } },
    trazerCopiaEquipe: { body: {} },
    createInstalacao: { body: instalacao },
    // A code that is refused: the matrix asks many times.
    createIgrejaEquipe: { body: { ...outraIgreja, igreja: { ...nova, codigo: 'www' } } },
    sendEmailTesteEquipe: { body: {} },
    saveEmailsEquipe: { body: { versao: 99_999, textos: EMAILS } },
    verEmailEquipe: { body: { idioma: 'es', tipo: 'comunicado', textos: EMAILS.es } },
    // Refused or gone: the matrix asks many times.
    createEnderecoEquipe: { body: { host: 'www.igreja.example' } },
    conferirEnderecoEquipe: { body: { host: 'igreja-da-restinga.localhost' } },
    savePrincipalEquipe: { body: { host: null } },
    deleteEnderecoEquipe: { query: { host: 'igreja-da-restinga.localhost' }, body: {} },
    loginEquipe: { body: { email: demoPeople.admin.email, senha: demoPassword } },
    saveSenhaEquipe: { body: { senhaAtual: demoPassword, novaSenha: 'Jabuticaba*48' } },
    createFatorEquipe: { body: {} },
    saveFatorEquipe: { body: { codigo: '000000' } },
    confirmEquipe: { body: { codigo: '000000' } },
    createFatorPerdidoEquipe: { body: {} },
    saveFatorPerdidoEquipe: { body: { codigo: '000000' } },
    confirmFatorPerdidoEquipe: { body: { digitos: '000000' } },
    createDesafioEquipe: { body: {} },
    loginChaveEquipe: { body: { resposta: assinada, lembrar: false } },
    createDesafioChaveEquipe: { body: {} },
    createChaveEquipe: { body: { resposta: criada } },
    deleteChaveEquipe: { body: {} },
    createCodigosEquipe: { body: {} },
    recoverSenhaEquipe: { body: { email: demoPeople.visitor.email } },
    logoutEquipe: { body: {} },
    deleteSessaoEquipe: { body: {} },
    // Nothing of them changes: the calls after it are made by the same people.
    createPessoaEquipe: {
      body: { email: demoPeople.contentAdmin.email, papeis: ['ROLE_ADMIN_CONTENT'], funcoes: [] },
    },
    lerDocumentoUsuario: { body: {} },
    convidarUsuario: { body: { email: demoPeople.visitor.email, nome: 'Nova', sobrenome: 'Pessoa' } },
    reconvidarUsuario: { body: {} },
    // Of no version that there is.
    saveUsuarioEquipe: { body: { nome: 'Nova', sobrenome: 'Pessoa', versao: 99_999 } },
    // Of nobody: the matrix asks many times.
    unirUsuarios: {
      body: { fica: 2_000_000_000, sai: 2_000_000_001, campos: [], versaoFica: 1, versaoSai: 1 },
    },
    desfazerUniao: { body: {} },
    createImportacao: { body: { nome: 'membros.csv' } },
    saveColunasImportacao: { body: { campos: ['nome', 'email'] } },
    saveModoImportacao: { body: { atualiza: true } },
    saveLinhaImportacao: { body: { celulas: [], escolha: null } },
    responderPedidoEquipe: { body: { aceita: false } },
    saveCelulaEquipe: { body: { flagAberta: true } },
    saveLiderEquipe: { body: { flagLider: false } },
    listPessoasCelula: { query: { busca: 'ana' } },
    saveConfiguracaoEstudoEquipe: { body: { flagConteudoPublico: false } },
    fazerImportacao: { body: { convidar: false } },
    desfazerImportacao: { body: {} },
    createTransmissao: {
      body: {
        titulo: 'Vigília',
        inicio: '2027-01-01T01:00:00.000Z',
        fimPrevisto: '2027-01-01T03:00:00.000Z',
        endereco: null,
      },
    },
    saveTransmissao: { body: {} },
    createChaveSinal: { body: {} },
    comandarTransmissao: { body: { comando: 'automatico' } },
    createMomento: { body: { tipo: 'palavra', texto: 'Bem-vindos' } },
    enviarMomento: { body: {} },
    assumirAtendimento: { body: {} },
    saveAtendimento: { body: { estado: 'em_conversa' } },
    createMensagemAtendimento: {
      body: { chave: '7b0f4c52-1a2b-4c3d-8e4f-5a6b7c8d9e0f', texto: 'Estou aqui' },
    },
    savePessoaEquipe: { body: { papeis: [], funcoes: [] } },
  }
}
