import type { DemoMural } from './demo-oracao.ts'

export const harborMural: DemoMural = {
  aprovacao: false,
  motivos: ['Health', 'Family', 'Work', 'Grief', 'Thanks', 'Those at sea'],
  equipe: ['Ruth Pettingill'],
  oracoes: [
    {
      pessoa: 'Owen Dyer',
      nome: 'Owen',
      picture: 'harbour',
      motivo: 'Those at sea',
      mensagem:
        'My brother is crewing on the Margaret Ann until Sunday and the forecast has turned. Please pray for the five of them, and for the families refreshing the same weather page.',
      horas: 4,
      oraram: 10,
      mensagens: [
        {
          pessoa: 'Silas Beal',
          mensagem: 'Thirty winters out there. I will keep the porch light and a prayer going.',
          horas: 3,
        },
        { pessoa: 'Hannah Frost', mensagem: 'Praying, and the kettle is on if you want company.', horas: 1 },
      ],
    },
    {
      pessoa: 'Priya Raman',
      nome: 'Priya',
      motivo: 'Work',
      mensagem: 'Board exams on Tuesday and Wednesday. Pray that I remember what I know.',
      horas: 20,
      oraram: 8,
    },
    {
      pessoa: 'Grace Whitfield',
      nome: 'Grace',
      motivo: 'Family',
      mensagem:
        'Theo starts at a new school on Monday. He says he is fine, which is how I know that he is not. Pray for one good friend.',
      horas: 44,
      oraram: 9,
      mensagens: [
        {
          pessoa: 'Clara Merrill',
          mensagem: 'Our Sam is in that class. I will tell him to save a seat.',
          horas: 40,
        },
      ],
    },
    {
      pessoa: 'Nora Sewall',
      motivo: 'Grief',
      mensagem: 'It will be a year on Friday. I would like not to be brave that day.',
      horas: 60,
      oraram: 11,
      mensagens: [
        { pessoa: 'Marguerite Cyr', mensagem: 'Then do not be. I am bringing chowder.', horas: 52 },
      ],
    },
    {
      pessoa: 'Eli Thibodeau',
      nome: 'Eli',
      motivo: 'Health',
      mensagem:
        'Second round of treatment begins this week. Pray for a stomach of iron and a sense of humour.',
      horas: 24 * 20,
      oraram: 12,
      atualizacoes: [
        { mensagem: 'Half way. Stomach of tin, humour intact.', horas: 24 * 12 },
        { mensagem: 'Last infusion on Thursday.', horas: 24 * 6 },
      ],
      respondida: {
        horas: 24 * 2,
        testemunho:
          'Clear scan. I read the letter four times and then I rang the bell so hard that the rope broke.',
      },
    },
    {
      pessoa: 'Joel Hutchins',
      nome: 'Joel',
      motivo: 'Thanks',
      mensagem: 'The roof is paid for. Thank you, whoever left the envelope.',
      horas: 24 * 9,
      oraram: 5,
      respondida: { horas: 24 * 9 },
    },
    {
      pessoa: 'Amos Leighton',
      motivo: 'Family',
      mensagem: 'My son will not answer my calls. I know my part in it. I would be glad of a visit.',
      horas: 16,
      reservada: true,
      visita: true,
    },
    {
      pessoa: 'Caleb Ouellette',
      nome: 'Caleb',
      motivo: 'Work',
      mensagem: 'We may have to sell the boat. I have not told anybody yet.',
      horas: 30,
      reservada: true,
      lida: 28,
      resposta: {
        pessoa: 'Ruth Pettingill',
        mensagem:
          'Caleb, we have you and the boat in our prayers every morning. When you want to talk, I am at the harbour cafe on Fridays.',
        horas: 26,
      },
    },
  ],
}
