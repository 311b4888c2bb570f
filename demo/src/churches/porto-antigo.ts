import type { ChurchDescription } from '../church-description.ts'

/** Closed for now: its portal shows that and nothing else. */
export const portoAntigo: ChurchDescription = {
  descricao: 'Comunidade do cais velho do Recife, com o templo fechado para restauro.',
  historia:
    '<p>Há noventa anos cantamos ao lado do cais. O templo está em restauro e, enquanto isso, as famílias se reúnem com a Igreja da Colina.</p>',
  imagens: [],
  fusoHorario: 'America/Recife',
  moeda: 'BRL',
  dataCadastro: '2018-01-15T13:00:00Z',
  cliente: {
    telefone: '+55 81 3000-0027',
    email: 'contato@portoantigo.example',
    pais: 'BR',
    estado: 'PE',
    cidade: 'Recife',
    bairro: 'Recife Antigo',
    rua: 'Rua do Bom Jesus',
    numero: '191',
    cep: '50030-170',
    latitude: -8.0619,
    longitude: -34.8713,
  },
  logo: true,
  capa: null,
  modulos: ['MOD_CULTO', 'MOD_DOACAO'],
  menu: [],
  metodos: [{ codigo: 'pix_manual', idGatewayPagamento: null }],
  banners: [],
  congregacoes: [],
  motivos: [
    {
      nome: 'Restauro do templo',
      descricao: 'Para reabrir as portas do cais.',
      flagDoacao: true,
      flagRecorrencia: true,
    },
  ],
  cultos: [{ nome: 'Culto de domingo', diaSemana: 0, hora: '18:00', duracaoMinutos: 90, local: 'Templo' }],
  cadastro: [['telefone', false]],
  campos: [],
  notificacoes: [],
}
