import type { DemoEvento } from './demo-evento.ts'

const refunds = 'Full refund up to 14 days before the event; after that you can pass your ticket on.'
const contact = { contatoEmail: 'events@harborlight.example', contatoWhatsapp: '+1 207-555-0160' }

export const harborEventos: DemoEvento[] = [
  {
    nome: 'Chowder supper',
    categoria: 'Community',
    resumo: 'One long table, no head to it. Come hungry.',
    descricao:
      '<p>Last Friday of the month, as every month since 1987. It is free; the sign-up only tells the cooks how many potatoes to peel.</p><ul><li>Doors at 5:30, soup at 6</li><li>A vegetarian pot, always</li><li>Dishes at 8, with music</li></ul>',
    local: 'Sail loft',
    endereco: '318 Commercial Street, Portland, ME',
    picture: { scene: 'meal', alt: 'Neighbors of every age at supper under the lights' },
    inicio: [5, '18:00'],
    fim: [5, '20:30'],
    dia: { last: 5 },
    organizador: 'The Friday table',
    ...contact,
    ingressos: [
      {
        nome: 'A seat',
        qtdeMaxima: 8,
        limiteUsuario: 8,
        lotes: [{ nome: 'All seats', valor: 0, capacidade: 80, vendido: 44 }],
      },
    ],
  },
  {
    nome: 'Island retreat',
    categoria: 'Retreats',
    resumo: 'A weekend on Peaks Island: ferries, fires and a very slow Saturday.',
    descricao:
      '<p>We take the 5:35 ferry on Friday and come home on Sunday afternoon. Mornings are quiet, afternoons are yours, and the fire is lit at seven.</p><h2>Included</h2><ul><li>Ferry both ways</li><li>Two nights in shared cabins, with linen</li><li>Every meal</li></ul>',
    local: 'Fifth Maine cabins',
    endereco: 'Seashore Avenue, Peaks Island, ME',
    picture: { scene: 'harbour', alt: 'A ferry leaving the harbor in evening light' },
    inicio: [37, '17:00'],
    fim: [39, '15:00'],
    dia: 5,
    inscricao: [null, [30, '23:59']],
    qtdeMaxParcelas: 6,
    organizador: 'Grace Whitfield',
    flagOrganizadorPessoa: true,
    politicaReembolso: refunds,
    ...contact,
    capacidade: 60,
    perguntas: [
      {
        rotulo: 'Which ferry will you take?',
        tipo: 'opcao',
        opcoes: ['Friday 5:35 PM', 'Friday 7:15 PM', 'My own boat'],
        flagObrigatoria: true,
      },
    ],
    ingressos: [
      {
        nome: 'Adult',
        qtdeMaxima: 6,
        lotes: [
          { nome: 'Early', valor: 14_000, capacidade: 20, vendido: 20 },
          { nome: 'Regular', valor: 17_500, capacidade: 25, vendido: 8, ate: [21, '23:59'] },
          { nome: 'Late', valor: 21_000, capacidade: 15 },
        ],
        perguntas: [
          { rotulo: 'Anything we should cook around?', ajuda: 'Allergies, vegetarian…', tipo: 'texto' },
        ],
      },
      {
        nome: 'Child',
        descricao: 'Ages 4 to 12, in the parents’ cabin.',
        qtdeMaxima: 4,
        lotes: [{ nome: 'All', valor: 6_000, capacidade: 20, vendido: 5 }],
        perguntas: [{ rotulo: 'Date of birth', tipo: 'data', flagObrigatoria: true }],
      },
    ],
  },
  {
    nome: 'Mark in six evenings',
    categoria: 'Courses',
    resumo: 'The shortest Gospel, read aloud and argued over, online.',
    descricao: '<p>Six Tuesdays at 7:30 PM. Recordings and a workbook come with your ticket.</p>',
    picture: { scene: 'course', alt: 'A class with open books around the table' },
    inicio: [8, '19:30'],
    fim: [43, '21:00'],
    dia: 2,
    flagOnline: true,
    linkOnline: 'https://meet.harborlight.example/mark',
    organizador: 'Caleb Ouellette',
    flagOrganizadorPessoa: true,
    politicaReembolso: refunds,
    ...contact,
    ingressos: [
      {
        nome: 'The whole course',
        flagConteudoExclusivo: true,
        qtdeMaxima: 2,
        lotes: [{ nome: 'All', valor: 2_500, capacidade: 150, vendido: 31 }],
        conteudos: [
          {
            titulo: 'Before we begin',
            resumo: 'Ten minutes to find your feet.',
            conteudo:
              '<p>Read Mark in one sitting, without stopping to understand it all. Write down three things that surprised you.</p>',
          },
          {
            titulo: 'First evening (recording)',
            conteudo: '<p>It stays here for six months.</p>',
            em: [9, '08:00'],
          },
        ],
      },
    ],
  },
  {
    nome: 'Carols by candlelight',
    categoria: 'Music',
    resumo: 'The city choir and ours, with no microphones at all.',
    descricao: '<p>An hour of carols from five centuries. Doors open at 6:30.</p>',
    local: 'Sail loft',
    picture: { scene: 'choir', alt: 'The choir on its steps beneath the tall windows' },
    inicio: [23, '19:00'],
    fim: [23, '20:15'],
    dia: 0,
    flagAssumirTaxasServico: true,
    ...contact,
    ingressos: [
      {
        nome: 'Seat',
        qtdeMaxima: 4,
        lotes: [{ nome: 'All', valor: 1_200, capacidade: 140, vendido: 140 }],
      },
    ],
  },
  {
    nome: 'Youth winter camp',
    categoria: 'Retreats',
    resumo: 'Snow, cabins and honest questions, for ages 14 to 18.',
    descricao: '<p>Three nights near Bethel. A consent form comes by e-mail after you sign up.</p>',
    local: 'Sunday River cabins',
    picture: { scene: 'retreat', alt: 'Young people around a fire at night' },
    inicio: [64, '16:00'],
    fim: [67, '14:00'],
    dia: 5,
    camposObrigatorios: ['telefone', 'dataNascimento'],
    qtdeMaxParcelas: 3,
    politicaReembolso: refunds,
    ...contact,
    ingressos: [
      {
        nome: 'Camper',
        qtdeMaxima: 3,
        limiteUsuario: 3,
        lotes: [{ nome: 'All', valor: 19_500, capacidade: 40, vendido: 17 }],
        perguntas: [
          { rotulo: 'A parent’s phone', tipo: 'telefone', flagObrigatoria: true },
          { rotulo: 'Can ski?', tipo: 'sim_nao' },
        ],
      },
    ],
  },
  {
    nome: 'Marriage weekend',
    picture: { scene: 'bench', alt: 'Two people on a bench by the water, taking their time' },
    categoria: 'Conferences',
    resumo: 'Two days for two. Registration opens soon.',
    descricao: '<p>Four short talks and a great deal of time to finish a sentence.</p>',
    local: 'Boathouse',
    inicio: [80, '18:00'],
    fim: [82, '13:00'],
    dia: 5,
    inscricao: [[14, '09:00'], null],
    ...contact,
    ingressos: [
      {
        nome: 'Couple',
        descricao: 'For two people.',
        qtdeMaxima: 1,
        limiteUsuario: 1,
        lotes: [{ nome: 'All', valor: 22_000, capacidade: 24 }],
      },
    ],
  },
]
