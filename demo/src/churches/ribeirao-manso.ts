import type { ChurchDescription } from '../church-description.ts'

/** A small congregation that has filled in next to nothing, as most do at first. */
export const ribeiraoManso: ChurchDescription = {
  descricao: 'Reuniões simples, na beira do rio.',
  historia: null,
  imagens: [],
  fusoHorario: 'America/Sao_Paulo',
  moeda: 'BRL',
  dataCadastro: '2026-05-20T18:30:00Z',
  cliente: { telefone: '+55 35 3000-0061', pais: 'BR', estado: 'MG', cidade: 'Ribeirão Manso' },
  logo: false,
  capa: null,
  modulos: ['MOD_CULTO', 'MOD_MURAL_ORACAO'],
  menu: [],
  metodos: [],
  banners: [],
  congregacoes: [],
  motivos: [],
  cultos: [{ nome: 'Culto de domingo', diaSemana: 0, hora: '19:00', duracaoMinutos: 90 }],
  cadastro: [],
  campos: [],
  notificacoes: [],
}
