import type { ChurchDescription } from '../church-description.ts'

/** Spanish of Mexico, of the other organisation. */
export const encina: ChurchDescription = {
  descricao:
    'Una comunidad de Coyoacán que se junta bajo un encino. Música de verdad, pan dulce y una puerta que rechina para que sepamos que llegaste.',
  historia: [
    '<p>El encino estaba antes que nosotros. En 1998 la familia Robledo abrió su patio para una posada y, al terminar, nadie quería irse. Seguimos viniendo cada domingo.</p>',
    '<h2>Lo que nos importa</h2>',
    '<p>Que nadie coma solo, que nadie llore solo y que toda buena noticia se celebre con música.</p>',
    '<blockquote>Raíces hondas, ramas abiertas.</blockquote>',
  ].join('\n'),
  imagens: [{ scene: 'tree', alt: 'El encino del patio a media mañana' }],
  fusoHorario: 'America/Mexico_City',
  moeda: 'MXN',
  dataCadastro: '2023-04-21T16:00:00Z',
  cliente: {
    telefone: '+52 55 5000 0190',
    whatsapp: '+52 55 5000 0191',
    email: 'hola@laencina.example',
    facebook: 'https://facebook.com/laencina.example',
    pais: 'MX',
    estado: 'CDMX',
    cidade: 'Ciudad de México',
    bairro: 'Del Carmen, Coyoacán',
    rua: 'Calle Malintzin',
    numero: '84',
    cep: '04100',
    latitude: 19.3528,
    longitude: -99.1621,
    comoChegar: 'A doce minutos a pie del metro Viveros. Toca la campana: la puerta rechina, pero abre.',
  },
  portas: {
    googleAnalyticsCode: 'G-ENCINA0001',
    clarityCode: 'encina0001',
    typeformCode: 'Encina01',
    facebookPixelCode: '1000000000000001',
    flagRelatoErros: true,
  },
  logo: true,
  capa: { scene: 'tree', alt: 'Un encino grande iluminado de lado' },
  modulos: ['MOD_CULTO', 'MOD_DOACAO', 'MOD_NOTICIA'],
  menu: [{ titulo: 'Cómo llegar', icone: 'map-pin', url: '/about' }],
  metodos: [{ codigo: 'cartao_credito', idGatewayPagamento: 0 }],
  banners: [
    {
      titulo: 'Raíces hondas, ramas abiertas',
      descricao: 'Domingos a las 10:30, bajo el encino.',
      picture: { scene: 'tree', alt: 'Copa de un encino con luz que entra por un lado' },
      url: '/about',
      textoBotao: 'Conócenos',
    },
  ],
  congregacoes: [],
  motivos: [
    {
      nome: 'Ofrenda',
      descricao: 'Para el pan, la música y quien lo necesite.',
      flagDoacao: true,
      flagRecorrencia: true,
    },
  ],
  cultos: [
    {
      nome: 'Reunión bajo el encino',
      diaSemana: 0,
      hora: '10:30',
      duracaoMinutos: 90,
      local: 'Patio',
      idioma: 'es',
      flags: ['criancas', 'acessivel'],
      alteracoes: [
        { week: 1, hora: '11:30', observacao: 'Más tarde, por el cambio de horario de la feria del barrio.' },
      ],
    },
    {
      nome: 'Ensayo abierto',
      descricao: 'Trae tu instrumento.',
      diaSemana: 6,
      hora: '17:00',
      duracaoMinutos: 90,
      local: 'Patio',
    },
  ],
  cadastro: [['telefone', false]],
  campos: [],
  notificacoes: [
    {
      titulo: 'El domingo, a las 11:30',
      corpo: 'La feria del barrio nos mueve una hora. Habrá pan dulce.',
      tipo: 'CULTO',
      hoursAgo: 9,
    },
  ],
}
