import type { DemoPublicacaoTipo } from '../reading/reading.ts'

export const esperancaPublicacoes: DemoPublicacaoTipo[] = [
  {
    slug: 'sermoes',
    nome: 'Sermões',
    descricao: 'O que foi pregado aos domingos, escrito para ler com calma.',
    publicacoes: [
      {
        daysAgo: 4,
        slug: 'a-casa-que-tem-lugar',
        titulo: 'A casa que tem lugar',
        resumo: 'Sobre João 14 e a mania que temos de contar cadeiras.',
        conteudo: [
          '<p>“Na casa de meu Pai há muitas moradas.” A frase foi dita na noite mais apertada da vida dos discípulos, numa sala emprestada, com um prato a menos. É ali, e não num domingo de sol, que Jesus fala de espaço.</p>',
          '<h2>Contar cadeiras</h2>',
          '<p>Todos nós contamos cadeiras. Contamos quando chega mais um irmão, quando a firma contrata, quando a igreja cresce. A pergunta por baixo da conta é sempre a mesma: <em>vai sobrar lugar para mim?</em></p>',
          '<p>Jesus não responde com um número. Responde com um verbo: <strong>vou preparar</strong>. O lugar não é sobra. É trabalho de alguém que pensou em você pelo nome.</p>',
          '<h2>O que fazer na segunda-feira</h2>',
          '<p>Quem sabe que tem lugar não precisa empurrar. Esta semana, faça o teste: ceda a vez uma vez por dia. No trânsito, na fila, na conversa. Repare no que acontece dentro de você.</p>',
          '<blockquote>Só abre a porta quem não tem medo de ficar do lado de fora.</blockquote>',
        ].join('\n'),
        autor: 'Pr. Anselmo Prado',
        picture: { scene: 'sermon', alt: 'Alguém fala do púlpito' },
      },
      {
        daysAgo: 11,
        slug: 'o-silencio-de-sabado',
        titulo: 'O silêncio de sábado',
        picture: { scene: 'prayer', alt: 'Três pessoas em silêncio' },
        resumo: 'Entre a sexta e o domingo há um dia do qual quase não falamos.',
        conteudo:
          '<p>Os evangelhos contam a sexta-feira hora por hora e o domingo minuto por minuto. Do sábado dizem apenas que descansaram, conforme o mandamento. Mas ninguém descansou. Ficaram em casa, com a porta trancada.</p><p>Muitos de nós moram no sábado. O pior já aconteceu e o melhor ainda não. Este sermão é para quem está aí. Deus também estava.</p>',
        autor: 'Pra. Noemi Tavares',
      },
    ],
  },
  {
    slug: 'cartas-pastorais',
    nome: 'Cartas pastorais',
    descricao: 'Escritas quando algo importante acontece entre nós.',
    publicacoes: [
      {
        daysAgo: 30,
        slug: 'carta-sobre-o-cuidado',
        titulo: 'Carta sobre o cuidado',
        picture: { scene: 'reader', alt: 'Alguém lê uma carta' },
        resumo: 'A quem está cansado de cuidar dos outros.',
        conteudo:
          '<p>Queridos irmãos e irmãs,</p><p>nos últimos meses ouvimos muitos de vocês dizerem a mesma frase: “não posso parar, dependem de mim”. Cuidadores de pais idosos, mães solo, enfermeiras, líderes de grupo.</p><p>Esta carta é para lembrar duas coisas. A primeira: vocês também são ovelhas. A segunda: temos uma equipe que fica com a sua pessoa querida por uma tarde, toda semana, para que você durma. Basta pedir.</p><p>Com amor,<br>os pastores</p>',
        autor: 'Os pastores da Igreja Esperança',
      },
    ],
  },
  {
    slug: 'guias',
    nome: 'Guias práticos',
    descricao: 'Passo a passo para a vida em casa e na igreja.',
    publicacoes: [
      {
        daysAgo: 50,
        slug: 'como-visitar-um-doente',
        titulo: 'Como visitar um doente',
        picture: { scene: 'bench', alt: 'Duas pessoas sentadas, conversando' },
        resumo: 'Oito conselhos de quem passou muito tempo na cama.',
        conteudo:
          '<ol><li>Ligue antes.</li><li>Fique pouco: vinte minutos bastam.</li><li>Sente-se. Em pé, você parece estar de saída.</li><li>Não conte de outra pessoa que teve o mesmo.</li><li>Pergunte se pode orar, e aceite um não.</li><li>Leve algo que não precise de vaso.</li><li>Olhe também para quem cuida.</li><li>Volte.</li></ol>',
        autor: 'Ministério de visitas',
      },
      {
        daysAgo: 80,
        slug: 'culto-em-familia',
        titulo: 'Culto em família em quinze minutos',
        resumo: 'Uma ordem simples para a mesa da cozinha.',
        conteudo:
          '<p>Escolham um dia e um horário que já existam: depois do jantar de domingo, por exemplo. Acendam uma vela. Leiam um parágrafo do evangelho. Cada pessoa diz uma palavra que ficou. Quem é mais novo apaga a vela.</p><p>É só isso. Se durar quinze minutos, durou demais.</p>',
        autor: 'Lídia Monteiro',
        picture: { scene: 'family', alt: 'Uma família com duas crianças' },
      },
    ],
  },
]
