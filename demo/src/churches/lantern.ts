import type { ChurchDescription } from '../church-description.ts'

/** English, of the other organisation. */
export const lantern: ChurchDescription = {
  descricao:
    'A house church that outgrew the house. We meet in an old print shop in East Austin, light a lantern at dusk and make room at the table.',
  historia: [
    '<p>Lantern House started with a power cut. In the ice storm of 2011 a dozen neighbors walked towards the only lit window on the block, and the family inside kept the door open for three days.</p>',
    '<p>We have been trying to be that window ever since.</p>',
    '<h2>How we gather</h2>',
    '<ul><li>Dinner first, then worship</li><li>One passage, many voices</li><li>Children stay with us, crayons are on every table</li></ul>',
    '<blockquote>You don’t have to see the whole street. You only need enough light for the next door.</blockquote>',
  ].join('\n'),
  imagens: [
    { scene: 'lantern', alt: 'A lantern glowing in a window at dusk' },
    { scene: 'table', alt: 'A dinner table laid for many' },
  ],
  fusoHorario: 'America/Chicago',
  moeda: 'USD',
  dataCadastro: '2022-10-03T17:00:00Z',
  cliente: {
    telefone: '+1 512-555-0186',
    email: 'hi@lanternhouse.example',
    site: 'https://lanternhouse.example',
    instagram: 'https://instagram.com/lanternhouse.example',
    pais: 'US',
    estado: 'TX',
    cidade: 'Austin',
    bairro: 'East Austin',
    rua: 'Comal Street',
    numero: '1109',
    cep: '78702',
    latitude: 30.2672,
    longitude: -97.7253,
    comoChegar:
      'Look for the lantern over the blue door. Street parking is free after six; the ramp is on the alley side.',
  },
  logo: true,
  capa: { scene: 'lantern', alt: 'Warm light from a lantern in a dark window' },
  modulos: ['MOD_CULTO', 'MOD_EVENTO', 'MOD_DOACAO', 'MOD_CELULA', 'MOD_MURAL_ORACAO'],
  menu: [{ titulo: 'Come to dinner', icone: 'utensils', url: '/about' }],
  metodos: [
    { codigo: 'cartao_credito', idGatewayPagamento: 0 },
    { codigo: 'ach', idGatewayPagamento: 0 },
  ],
  banners: [
    {
      titulo: 'Dinner is at six',
      descricao: 'Church starts when the plates are empty.',
      picture: { scene: 'lantern', alt: 'A lantern hanging by a window at nightfall' },
      url: '/about',
      textoBotao: 'Save me a seat',
    },
    {
      titulo: 'Someone is awake',
      descricao: 'Call or text any night. A real person from our prayer team answers.',
      picture: { scene: 'skyline', alt: 'City skyline at night with a few lit windows' },
    },
  ],
  congregacoes: [{ nome: 'East Austin', cidade: 'Austin', rua: 'Comal Street', numero: '1109' }],
  motivos: [
    {
      nome: 'Keep the light on',
      descricao: 'Rent, dinner and care.',
      flagDoacao: true,
      flagRecorrencia: true,
    },
    {
      nome: 'Winter shelter',
      descricao: 'Cots and heaters for the cold nights.',
      flagDoacao: true,
      flagRecorrencia: false,
    },
  ],
  cultos: [
    {
      nome: 'Dinner church',
      descricao: 'A meal, a song, a story from Scripture.',
      diaSemana: 0,
      hora: '18:00',
      duracaoMinutos: 120,
      local: 'The print shop',
      idioma: 'en',
      flags: ['criancas', 'acessivel'],
      alteracoes: [{ week: 1, hora: '17:00', observacao: 'An hour earlier: it’s the neighborhood parade.' }],
    },
    {
      nome: 'Night prayer',
      diaSemana: 4,
      hora: '21:30',
      duracaoMinutos: 25,
      flags: ['online'],
      alteracoes: [{ week: 0, cancelado: true, observacao: 'Resting this once. Back a week later.' }],
    },
  ],
  cadastro: [['telefone', false]],
  campos: [{ nome: 'Food allergies', tipo: 'texto', valores: { otherOrganisationMember: 'Peanuts' } }],
  notificacoes: [
    {
      titulo: 'Dinner is an hour earlier',
      corpo: 'On {0+1} we eat at five and watch the parade together.',
      tipo: 'CULTO',
      hoursAgo: 12,
    },
    {
      titulo: 'Naomi, you’re on the soup team',
      corpo: 'Thank you for saying yes. Kitchen opens at four.',
      tipo: 'MENSAGEM',
      person: 'otherOrganisationMember',
      hoursAgo: 33,
    },
  ],
  textos: [
    {
      tipo: 'termos',
      dia: '2026-11-02',
      conteudo: [
        '<p>Lantern House is a house church with a website, and these are our house rules. By creating an account, registering for something or giving here you agree to them.</p>',
        '<h2>Your account</h2><ul><li>Use your own name.</li><li>Keep your password to yourself.</li><li>Ask us to close it whenever you like.</li></ul>',
        '<h2>Dinners and classes</h2><p>Tell us by Thursday noon if you cannot come, and we give your place to somebody else.</p>',
      ].join('\n'),
    },
    {
      tipo: 'termos',
      dia: '2026-11-16',
      flagPedeAceite: true,
      mudancas: 'Paid classes can now be returned up to two days before they begin, and we say how.',
      conteudo: [
        '<p>Lantern House is a house church with a website, and these are our house rules. By creating an account, registering for something or giving here you agree to them.</p>',
        '<h2>Your account</h2><ul><li>Use your own name.</li><li>Keep your password to yourself.</li><li>Ask us to close it whenever you like.</li></ul>',
        '<h2>Dinners and classes</h2><p>Tell us by Thursday noon if you cannot come, and we give your place to somebody else. What you paid for a class comes back if you tell us two days before it begins.</p>',
      ].join('\n'),
    },
  ],
}
