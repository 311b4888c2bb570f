import type { DemoEbd } from '../reading/reading.ts'

export const esperancaEbds: DemoEbd[] = [
  {
    slug: 'parabolas-da-mesa',
    titulo: 'Parábolas à mesa',
    classe: 'Adultos',
    professor: 'Pra. Noemi Tavares',
    resumo: 'Quatro histórias que Jesus contou enquanto comia, e o que elas fazem com quem escuta.',
    descricao:
      '<p>No evangelho de Lucas, Jesus está sempre indo a uma refeição, em uma refeição ou voltando de uma. Boa parte do que ele ensinou foi dito com a boca quase cheia.</p><p>Nesta série lemos quatro dessas histórias, uma por semana. Traga a sua Bíblia, a sua dúvida e algo para o café.</p>',
    weeksAgo: 2,
    picture: { scene: 'meal', alt: 'Gente reunida em volta da mesa' },
    licoes: [
      {
        titulo: 'O melhor lugar',
        referencia: 'Lucas 14.7-11',
        conteudo: [
          '<p>Jesus observa os convidados escolhendo cadeiras. Não critica a festa nem o dono da casa; apenas repara na pressa de quem quer sentar na frente.</p>',
          '<h2>Para ler juntos</h2>',
          '<p>Leiam o texto em voz alta duas vezes. Na segunda, cada pessoa escolhe um personagem e imagina o que ele sentiu ao ouvir “dá o lugar a este”.</p>',
          '<h2>Perguntas</h2>',
          '<ol><li>Onde, na sua semana, existe um “melhor lugar”?</li><li>Quem nunca é convidado a subir?</li><li>O que mudaria se a nossa igreja levasse esta história ao pé da letra?</li></ol>',
        ].join('\n'),
        notasProfessor:
          '<p>Reserve dez minutos para o silêncio depois da primeira leitura. A terceira pergunta costuma gerar ideias práticas: anote-as e leve à liderança.</p>',
      },
      {
        titulo: 'A lista de convidados',
        referencia: 'Lucas 14.12-24',
        conteudo: [
          '<p>Três convidados mandam desculpas: um campo, cinco juntas de bois, um casamento. Nenhuma é mentira. Todas são razoáveis. E a casa fica vazia.</p>',
          '<h2>Perguntas</h2>',
          '<ol><li>Qual das três desculpas é a sua?</li><li>O dono da casa fica irado e, em seguida, generoso. O que a ira dele revela?</li></ol>',
          '<blockquote>Quero a minha casa cheia.</blockquote>',
        ].join('\n'),
      },
      {
        titulo: 'O pai que corre',
        referencia: 'Lucas 15.11-32',
        conteudo: [
          '<p>Um homem de idade e de posses, naquele mundo, não corria. Correr era para crianças e escravos. O pai desta história ergue a túnica e corre, na frente dos vizinhos, para chegar ao filho antes da vergonha.</p>',
          '<h2>Perguntas</h2>',
          '<ol><li>Com qual dos dois filhos você se parece mais nesta fase da vida?</li><li>Por que a história termina sem dizer se o mais velho entrou?</li></ol>',
        ].join('\n'),
        notasProfessor:
          '<p>Algumas pessoas da classe carregam histórias difíceis com o próprio pai. Não force depoimentos. Termine com a bênção, não com a discussão.</p>',
      },
      {
        titulo: 'Zaqueu prepara o jantar',
        referencia: 'Lucas 19.1-10',
        conteudo: [
          '<p>Jesus se convida. É a única vez, nos evangelhos, em que ele pede hospedagem. O dono da casa desce da árvore e, antes da sobremesa, está fazendo contas de restituição.</p>',
          '<h2>Perguntas</h2>',
          '<ol><li>O que veio primeiro: a visita ou a mudança?</li><li>A quem esta semana você poderia dizer: “hoje me convém pousar em tua casa”?</li></ol>',
        ].join('\n'),
      },
    ],
  },
  {
    slug: 'rute-uma-estrangeira-em-casa',
    titulo: 'Rute, uma estrangeira em casa',
    picture: { scene: 'family', alt: 'Uma família com duas crianças' },
    classe: 'Jovens',
    professor: 'Davi Sampaio',
    resumo: 'Um livro de quatro capítulos sobre fome, amizade, trabalho e um final que ninguém esperava.',
    descricao:
      '<p>Rute se lê em vinte minutos. Nós vamos levar três semanas, porque cada frase tem um vizinho, uma fronteira e uma conta para pagar.</p>',
    weeksAgo: 9,
    licoes: [
      {
        titulo: 'Aonde quer que fores',
        referencia: 'Rute 1',
        conteudo:
          '<p>Noemi perde o marido, os filhos e a vontade de ter nome bonito. Rute não perde Noemi de vista. A fidelidade desta história não tem nada de fofa: é uma decisão tomada na estrada, sem garantia.</p><h2>Perguntas</h2><ol><li>O que Rute deixa para trás?</li><li>Noemi volta “vazia”. Ela está vendo tudo?</li></ol>',
      },
      {
        titulo: 'As espigas do canto',
        referencia: 'Rute 2',
        conteudo:
          '<p>A lei mandava não colher os cantos do campo: eram dos pobres e dos estrangeiros. Boaz cumpre a lei e vai além dela, com discrição: <em>deixai cair de propósito</em>.</p><h2>Perguntas</h2><ol><li>Quais são os cantos do nosso campo?</li><li>Como ajudar sem humilhar?</li></ol>',
      },
      {
        titulo: 'Um resgate à porta da cidade',
        referencia: 'Rute 4',
        conteudo:
          '<p>O final acontece em público, com testemunhas e uma sandália. A estrangeira vira bisavó de Davi. Deus quase não fala no livro; age pelas mãos de quem faz um pouco mais do que devia.</p>',
      },
    ],
  },
  {
    slug: 'oracoes-de-gente-pequena',
    titulo: 'Orações de gente pequena',
    picture: { scene: 'children', alt: 'Crianças à mesa com quem ensina' },
    classe: 'Crianças',
    professor: 'Tia Celeste',
    resumo: 'Aprender a conversar com Deus com as palavras que a gente tem.',
    descricao: '<p>Para crianças de 6 a 10 anos e para os adultos que as trazem.</p>',
    weeksAgo: 5,
    licoes: [
      {
        titulo: 'Samuel escuta',
        referencia: '1 Samuel 3.1-10',
        conteudo:
          '<p>Samuel era pequeno e dormia no templo. Três vezes ele ouviu o seu nome no escuro e correu para a pessoa errada. Na quarta, ele disse: <strong>“Fala, porque o teu servo ouve.”</strong></p><p>Vamos fazer igual: um minuto de silêncio, de olhos fechados. O que você ouviu?</p>',
        notasProfessor:
          '<p>Um minuto é muito para seis anos. Comece com quinze segundos e vá aumentando.</p>',
      },
      {
        titulo: 'Daniel abre a janela',
        referencia: 'Daniel 6.10',
        conteudo:
          '<p>Daniel orava três vezes por dia, com a janela aberta. Não para se mostrar: é que ele sempre fez assim. Desenhe a janela da sua casa e o que você quer contar a Deus.</p>',
      },
    ],
  },
]
