import type { ChurchDescription } from '../church-description.ts'

/** Reached at its own host name; long words and names on purpose. */
export const colina: ChurchDescription = {
  descricao:
    'No alto de Olinda, entre mangueiras e ladeiras, uma comunidade que canta, planta e recebe. Do pátio se vê o mar; da cozinha se sente o cheiro do cuscuz.',
  historia: [
    '<p>Subir a ladeira sempre fez parte do culto. Desde 1941 as pessoas param na metade, tomam fôlego à sombra da mangueira e chegam conversando com quem ainda não conheciam.</p>',
    '<h2>A horta</h2>',
    '<p>Em 2010 o terreno dos fundos virou horta comunitária. Dali saem a verdura das cestas, o chá das reuniões e boa parte das nossas parábolas.</p>',
    '<blockquote>Quem planta tâmaras talvez não colha tâmaras, mas já deixou sombra no caminho de alguém.</blockquote>',
    '<h2>Quem cuida de quê</h2>',
    '<ul><li>Intergeracionalidade: avós e adolescentes na mesma sala de estudo</li><li>Visitas: Maria Auxiliadora Cavalcanti de Vasconcelos Figueiredo</li><li>Horta: Sebastião e as crianças da rua de baixo</li></ul>',
  ].join('\n'),
  imagens: [
    { scene: 'tree', alt: 'A mangueira no alto da ladeira, com o céu da manhã ao fundo' },
    { scene: 'hills', alt: 'Colinas verdes e uma igrejinha ao longe' },
  ],
  fusoHorario: 'America/Recife',
  moeda: 'BRL',
  dataCadastro: '2020-06-07T11:00:00Z',
  cliente: {
    telefone: '+55 81 3000-0154',
    whatsapp: '+55 81 90000-0154',
    email: 'ola@igrejadacolina.example',
    site: 'https://igrejadacolina.example',
    instagram: 'https://instagram.com/igrejadacolina.example',
    pais: 'BR',
    estado: 'PE',
    cidade: 'Olinda',
    bairro: 'Carmo',
    rua: 'Ladeira da Misericórdia',
    numero: 'S/N',
    cep: '53120-060',
    latitude: -8.0134,
    longitude: -34.8499,
    comoChegar:
      'Suba a ladeira a pé ou peça ao motorista para deixar você no portão de cima. Quem não pode subir liga para a secretaria: buscamos de carro, com alegria.',
  },
  logo: true,
  capa: { scene: 'hills', alt: 'Colinas verdes ao amanhecer, com uma pequena igreja no alto' },
  modulos: ['MOD_CULTO', 'MOD_EVENTO', 'MOD_DOACAO', 'MOD_CELULA', 'MOD_DEVOCIONAL', 'MOD_MURAL_ORACAO'],
  menu: [{ titulo: 'Horta comunitária', icone: 'sprout', url: '/about' }],
  metodos: [
    { codigo: 'pix', idGatewayPagamento: 0 },
    { codigo: 'boleto', idGatewayPagamento: 0 },
    { codigo: 'dinheiro', idGatewayPagamento: null },
  ],
  banners: [
    {
      titulo: 'Vale a subida',
      descricao: 'Domingo às 9h30, com vista para o mar e bolo de rolo depois.',
      picture: { scene: 'hills', alt: 'Igrejinha no alto de uma colina verde' },
      url: '/about',
      textoBotao: 'Como chegar',
    },
    {
      titulo: 'Mutirão da horta no sábado',
      descricao: 'Traga chapéu e um pote: a couve é por nossa conta.',
      picture: { scene: 'tree', alt: 'Mangueira de copa larga na luz da manhã' },
    },
  ],
  congregacoes: [
    { nome: 'Sede Carmo', cidade: 'Olinda', bairro: 'Carmo', rua: 'Ladeira da Misericórdia', numero: 'S/N' },
  ],
  motivos: [
    {
      nome: 'Dízimos e ofertas',
      descricao: 'Para a vida da comunidade.',
      flagDoacao: true,
      flagRecorrencia: true,
    },
    {
      nome: 'Horta comunitária',
      descricao: 'Sementes, ferramentas e adubo.',
      flagDoacao: true,
      flagRecorrencia: false,
    },
  ],
  cultos: [
    {
      nome: 'Celebração intergeracional',
      descricao: 'Crianças, avós e quem estiver no meio, tudo junto.',
      diaSemana: 0,
      hora: '09:30',
      duracaoMinutos: 100,
      local: 'Templo',
      idioma: 'pt_BR',
      flags: ['criancas', 'libras'],
      alteracoes: [{ week: 1, hora: '08:30', observacao: 'Celebração ao ar livre, antes do sol forte.' }],
    },
    {
      nome: 'Vigília de sexta',
      diaSemana: 5,
      hora: '22:00',
      duracaoMinutos: 180,
      local: 'Pátio',
      alteracoes: [{ week: 0, cancelado: true, observacao: 'A vigília volta na sexta seguinte.' }],
    },
  ],
  cadastro: [
    ['telefone', true],
    ['dataNascimento', false],
  ],
  campos: [{ nome: 'Sabe tocar algum instrumento?', tipo: 'texto' }],
  notificacoes: [
    {
      titulo: 'Celebração ao ar livre',
      corpo: 'No {0+1}, começamos às 8h30, debaixo da mangueira.',
      tipo: 'CULTO',
      hoursAgo: 20,
    },
    {
      titulo: 'A primeira colheita de couve',
      corpo: 'Rendeu 41 maços e muita conversa.',
      tipo: 'NOTICIA',
      hoursAgo: 60,
    },
  ],
}
