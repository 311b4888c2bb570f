import type { DemoMural } from './demo-oracao.ts'

export const esperancaMural: DemoMural = {
  aprovacao: true,
  motivos: ['Saúde', 'Família', 'Trabalho', 'Luto', 'Gratidão', 'Decisões', 'Nossa cidade'],
  equipe: ['Rosa Tavares', 'Otávio Brandão'],
  oracoes: [
    {
      pessoa: 'Celina Amorim',
      nome: 'Celina',
      motivo: 'Saúde',
      mensagem:
        'Quinta-feira opero o joelho, às sete da manhã. Estou com medo da anestesia, mais do que queria admitir. Orem para que eu durma em paz na véspera e para que a equipe esteja descansada.',
      horas: 5,
      oraram: 9,
      mensagens: [
        {
          pessoa: 'Neide Barros',
          mensagem:
            'Passei por isso no ano passado, Celina. Às sete vou estar de joelhos, com os meus dois bons.',
          horas: 4,
        },
        { pessoa: 'Samuel Peixoto', mensagem: 'Salmo 4.8. Li pensando em você.', horas: 2 },
        {
          pessoa: 'Wagner Pires',
          mensagem: 'O doutor Hélio é o melhor da cidade, peça para trocar. Eu passo o número.',
          horas: 1,
          espera: true,
        },
      ],
    },
    {
      pessoa: 'Davi Quintela',
      motivo: 'Trabalho',
      mensagem:
        'Faz sete meses que procuro emprego. Nesta semana tenho a segunda entrevista numa oficina de restauração. Peço calma para não me vender por menos, nem por mais, do que sou.',
      horas: 22,
      oraram: 12,
      ligacao: true,
      mensagens: [{ pessoa: 'Wagner Pires', mensagem: 'Vai com calma. Oramos no café de sexta.', horas: 19 }],
    },
    {
      pessoa: 'Ana Beatriz de Albuquerque',
      nome: 'Ana',
      motivo: 'Decisões',
      mensagem:
        'Recebi um convite para trabalhar em outra cidade. Quero ouvir mais do que calcular. Orem por clareza, e para que eu não tenha pressa.',
      horas: 30,
      oraram: 7,
      mensagens: [
        {
          pessoa: 'Luísa Fontes',
          mensagem: 'Peço a Deus que a resposta chegue devagar e inteira.',
          horas: 26,
        },
      ],
      atualizacoes: [{ mensagem: 'Pedi mais duas semanas, e disseram que sim. Continuem comigo.', horas: 8 }],
    },
    {
      pessoa: 'Edson Marçal',
      nome: 'Edson e família',
      picture: 'choir',
      motivo: 'Luto',
      mensagem:
        'Sepultamos minha mãe no sábado. Ela cantou no coral desta igreja por trinta e um anos. Obrigado por cada abraço. Agora a casa ficou quieta, e é por essa quietude que peço oração.',
      horas: 70,
      oraram: 14,
      mensagens: [
        {
          pessoa: 'Marlene Couto',
          mensagem: 'Ela me ensinou a segunda voz. Estamos aqui, Edson.',
          horas: 66,
        },
        { pessoa: 'Vítor Salgado', mensagem: 'Deixei uma panela de sopa com o porteiro.', horas: 60 },
        { pessoa: 'Talita Mourão', mensagem: 'Oramos por vocês na célula de terça.', horas: 40 },
      ],
    },
    {
      pessoa: 'Bianca Leal',
      nome: 'Bianca',
      motivo: 'Família',
      mensagem:
        'Meu irmão e eu não nos falamos há dois anos. Ele concordou em tomar um café. Orem para que eu chegue para escutar.',
      horas: 24 * 12,
      oraram: 11,
      mensagens: [{ pessoa: 'Caio Serrano', mensagem: 'Que coragem a sua. Orando.', horas: 24 * 11 }],
      atualizacoes: [{ mensagem: 'Ele remarcou para domingo. Não desmarcou: remarcou.', horas: 24 * 9 }],
      respondida: {
        horas: 24 * 5,
        testemunho:
          'Foram três horas de café. Choramos, rimos e erramos de novo, e desta vez pedimos perdão na hora. Domingo ele vem almoçar.',
      },
    },
    {
      pessoa: 'Caio Serrano',
      nome: 'Caio',
      motivo: 'Gratidão',
      mensagem:
        'Seis meses sem beber, hoje. Agradeço a quem atendeu o telefone de madrugada. Orem pelo sétimo.',
      horas: 24 * 16,
      oraram: 13,
      respondida: { horas: 24 * 2, testemunho: 'Sete meses. Obrigado, Deus. Obrigado, gente.' },
    },
    {
      pessoa: 'Talita Mourão',
      motivo: 'Nossa cidade',
      mensagem:
        'Pelas crianças da nossa rua, que voltaram a ter aula em meio período por falta de professor. E pelos professores que ficaram.',
      horas: 24 * 8,
      oraram: 6,
    },
    {
      pessoa: 'Samuel Peixoto',
      nome: 'Samuel',
      picture: 'family',
      motivo: 'Saúde',
      mensagem:
        'Noites maldormidas com o bebê de dois meses. Parece pouco, mas estamos no limite. Orem por sono.',
      horas: 24 * 4,
      oraram: 10,
      mensagens: [
        {
          pessoa: 'Rosa Tavares',
          mensagem: 'Não é pouco. Quinta à tarde eu fico com ele e vocês dormem.',
          horas: 24 * 4 - 3,
        },
      ],
    },
    {
      pessoa: 'Joaquim Nogueira dos Santos',
      nome: 'Joaquim',
      motivo: 'Trabalho',
      mensagem:
        'A oficina ficou sem encomendas em novembro. Tenho dois ajudantes e não quero mandar ninguém embora antes do Natal.',
      horas: 24 * 6,
      oraram: 8,
    },
    {
      pessoa: 'Vítor Salgado',
      nome: 'Vítor',
      motivo: 'Família',
      mensagem:
        'Minha filha sai de casa em janeiro para estudar. Orem por nós dois, que ainda não sabemos nos despedir.',
      horas: 3,
      situacao: 'aguardando',
    },
    {
      pessoa: 'Neide Barros',
      motivo: 'Saúde',
      mensagem:
        'A vizinha do 42 recebeu um diagnóstico difícil e ainda não contou aos filhos. Orem por ela e pelo marido.',
      horas: 9,
      situacao: 'aguardando',
    },
    {
      pessoa: 'Wagner Pires',
      nome: 'Wagner',
      motivo: 'Nossa cidade',
      mensagem: 'Oremos, e quem quiser me peça o número do candidato em quem a igreja devia votar.',
      horas: 24 * 3,
      oraram: 1,
      denuncia: { pessoa: 'Marlene Couto', motivo: 'É propaganda, não é pedido de oração.', horas: 20 },
    },
    {
      pessoa: 'Marlene Couto',
      motivo: 'Família',
      mensagem:
        'Meu casamento está por um fio e na igreja ninguém sabe. Peço oração e alguém com quem conversar, sem pressa e sem conselho.',
      horas: 14,
      reservada: true,
      ligacao: true,
    },
    {
      pessoa: 'Luísa Fontes',
      nome: 'Luísa',
      motivo: 'Saúde',
      mensagem:
        'Comecei o tratamento para ansiedade. Ainda tenho vergonha de dizer isso em voz alta. Orem por mim.',
      horas: 50,
      reservada: true,
      lida: 44,
      resposta: {
        pessoa: 'Rosa Tavares',
        mensagem:
          'Luísa, obrigada por confiar em nós. Não há vergonha nenhuma em cuidar-se. Oramos por você ontem e vamos continuar toda quarta.',
        horas: 40,
      },
    },
    {
      pessoa: 'Ana Beatriz de Albuquerque',
      motivo: 'Família',
      mensagem:
        'Por minha avó, que esquece os nossos nomes. Queríamos que alguém a visitasse e lesse um salmo com ela.',
      horas: 28,
      reservada: true,
      visita: true,
    },
  ],
}
