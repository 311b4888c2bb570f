import type { DemoPodcast } from './demo-podcast.ts'

export const esperancaPodcast: DemoPodcast = {
  titulo: 'Porta aberta',
  descricao:
    '<p>As mensagens de domingo e conversas da semana, gravadas na esquina da Joaquim Távora. Para ouvir no ônibus, na pia ou na fila do banco.</p>',
  autor: 'Igreja Esperança',
  links: [
    { nome: 'Spotify', url: 'https://open.spotify.com/show/esperanca-example' },
    { nome: 'YouTube', url: 'https://youtube.com/@esperanca.example' },
  ],
  episodes: [
    [
      'A mesa vem antes',
      '<p>Por que o café chega antes do culto. Uma leitura de <strong>Lucas 24</strong>: eles o reconheceram no partir do pão.</p><ul><li>00:00 O caminho de Emaús</li><li>00:20 Quem senta à mesa</li><li>00:40 Uma oração para a semana</li></ul>',
      [
        [0, 'O caminho de Emaús'],
        [20, 'Quem senta à mesa'],
        [40, 'Uma oração para a semana'],
      ],
    ],
    [
      'Oração de quem não sabe orar',
      '<p>Com a pastora Noemi Tavares. O que fazer quando as palavras acabam, e por que isso pode ser o começo.</p>',
    ],
    [
      'Descansar também é obedecer',
      '<p>Os discípulos voltaram cheios de histórias, e a primeira palavra foi: <em>repousai um pouco</em>.</p>',
    ],
    [
      'Setenta vezes sete',
      '<p>Perdão não é esquecer. É parar de cobrar. Conversa sincera sobre o que fica depois, também da violência em casa: não é para crianças.</p>',
      [],
      'adults',
    ],
    ['O irmão que ficou em casa', '<p>A parábola tem dois filhos. Quase sempre falamos de um só.</p>'],
    [
      'Onze cadeiras',
      '<p>Dona Lídia conta como tudo começou em uma garagem, com um violão emprestado e uma placa pintada à mão.</p>',
    ],
    ['Fé em dia de chuva', '<p>Quando o telhado pinga e o ônibus não vem. Salmo 46 sem pressa.</p>'],
    [
      'Perguntas de criança',
      '<p>As crianças do domingo perguntam, o pastor Anselmo tenta responder. Ele não venceu todas.</p>',
    ],
    [
      'O jardim e a noite',
      '<p>Jesus também pediu companhia. Uma mensagem para quem está cansado de ser forte.</p>',
    ],
    [
      'Repartir o peso',
      '<p>Gálatas 6 e as escadas do prédio: levar as cargas uns dos outros é literal às quintas-feiras.</p>',
    ],
    ['A viúva e a panela', '<p>Quanto é suficiente? A história de Sarepta contada da cozinha.</p>'],
    ['Cantar no escuro', '<p>Paulo, Silas e a meia-noite. Com dois hinos gravados no ensaio.</p>'],
    ['Vizinhos', '<p>Quem é o meu próximo quando a parede é fina? Três histórias da Vila Mariana.</p>'],
    [
      'O silêncio de sábado',
      '<p>Entre a cruz e o túmulo vazio existe um dia inteiro em que nada acontece.</p>',
    ],
    [
      'Começar de novo aos sessenta',
      '<p>Abraão, Sara e quatro pessoas da nossa igreja que mudaram de rumo tarde.</p>',
    ],
    ['Pão, peixe e planilha', '<p>Como a sopa da praça é feita: fé, sim, e também uma lista de compras.</p>'],
    [
      'Tomé tinha razão em perguntar',
      '<p>A dúvida não foi expulsa da sala. Ela recebeu um convite para tocar.</p>',
    ],
    ['Carta a quem foi embora', '<p>Sem cobrança e sem saudade ensaiada. A porta continua aberta.</p>'],
    [
      'O trabalho das mãos',
      '<p>Salmo 90: confirma a obra das nossas mãos. Com um pedreiro, uma enfermeira e um programador.</p>',
    ],
    ['Natal na rodoviária', '<p>Uma família sem lugar, gravada onde as famílias esperam.</p>'],
    [
      'Medo e coragem',
      '<p>“Não temas” aparece muitas vezes na Bíblia porque o medo aparece muitas vezes na vida.</p>',
    ],
    [
      'Ler a Bíblia em voz baixa',
      '<p>Um jeito antigo de ler, que cabe em dez minutos e não precisa de curso.</p>',
    ],
    [
      'Entre, a porta está aberta',
      '<p>O primeiro episódio: quem somos, por que gravamos, e o barulho da rua que ficou na gravação.</p>',
    ],
  ],
  feed: {
    codigo: 'conversas',
    titulo: 'Conversas de varanda',
    descricao: 'Famílias da Rede Esperança conversam sobre casa, filhos, dinheiro e fé.',
    autor: 'Rede Esperança',
    episodes: [
      [
        'Telas na mesa do jantar',
        'O que combinamos em casa, o que deu certo e o que ninguém cumpriu.',
        [
          [0, 'O combinado'],
          [15, 'O que deu certo'],
          [45, 'O que ninguém cumpriu'],
        ],
      ],
      ['Avós que criam', 'Três avós contam como é recomeçar a escola, o dentista e a hora de dormir.'],
      ['Dinheiro sem segredo', 'Um casal abre as contas e explica por que parou de brigar no dia dez.'],
      [
        'Quando o filho não quer ir',
        'Fé não se herda por decreto. Conversa com adolescentes e com os pais deles.',
      ],
    ],
  },
}
