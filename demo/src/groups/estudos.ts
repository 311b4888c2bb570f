/** A study of the demo world, in its church's language. */
export type DemoEstudo = {
  titulo: string
  serie: string
  referencia: string
  resumo: string
  autor: string
  /** HTML. */
  conteudo: string
  perguntas: string[]
  /** Days before the day of loading. */
  daysAgo: number
}

/** Whether everybody reads them, and the studies of the churches, by code. */
export const demoEstudos: Record<string, { publico: boolean; estudos: DemoEstudo[] }> = {
  esperanca: {
    publico: true,
    estudos: [
      estudo('Marcos 1: o começo', 'Marcos à mesa', 'Marcos 1.1-20', 'Tiago Ramos', 36, {
        resumo: 'Uma boa notícia que começa no deserto e chama gente no meio do trabalho.',
        texto:
          'Marcos não conta o nascimento nem a infância. Começa com uma voz no deserto e com quatro pescadores que largam as redes. A boa notícia chega a quem está trabalhando.',
        perguntas: [
          'O que você estava fazendo quando a fé fez sentido pela primeira vez?',
          'Que redes seriam difíceis de largar hoje?',
          'O que muda ao ler “o tempo chegou” numa terça-feira comum?',
        ],
      }),
      estudo('Marcos 4: a semente', 'Marcos à mesa', 'Marcos 4.1-34', 'Tiago Ramos', 22, {
        resumo: 'O Reino cresce enquanto a gente dorme.',
        texto:
          'O lavrador semeia, dorme e acorda, e a semente brota sem que ele saiba como. Jesus fala de um crescimento que não depende da nossa pressa.',
        perguntas: [
          'Onde você tem cavado a terra para ver se a semente brotou?',
          'Que solo você tem sido nesta semana?',
          'Por quem podemos esperar juntos?',
        ],
      }),
      estudo('Marcos 6: pão que sobra', 'Marcos à mesa', 'Marcos 6.30-44', 'Rosa Tavares', 8, {
        resumo: 'Cinco pães, dois peixes e doze cestos.',
        texto:
          'Os discípulos fazem as contas e pedem que a multidão vá embora. Jesus pergunta o que eles têm. O milagre começa com pouco e com todos sentados na grama.',
        perguntas: [
          'O que você tem, mesmo que pareça pouco?',
          'Por que sentar-se em grupos antes de comer?',
          'Quem na nossa rua está com fome, e de quê?',
        ],
      }),
      estudo('Marcos 8: a pergunta do caminho', 'Marcos à mesa', 'Marcos 8.27-38', 'Tiago Ramos', 1, {
        resumo: '“E vocês, quem dizem que eu sou?”',
        texto:
          'No meio do livro, no meio da estrada, vem a pergunta. A resposta de Pedro está certa, e ele ainda não entende o que ela quer dizer.',
        perguntas: [
          'O que as pessoas ao seu redor responderiam?',
          'O que você responderia numa frase, sem palavras de igreja?',
          'O que Pedro não queria ouvir, e nós também não?',
        ],
      }),
    ],
  },
  harbor: {
    publico: true,
    estudos: [
      estudo('Mark 1: a beginning', 'Mark at the table', 'Mark 1:1-20', 'Grace Whitfield', 29, {
        resumo: 'Good news that starts in the desert and calls people in the middle of their work.',
        texto:
          'Mark tells of no birth and no childhood. There is a voice in the desert, and four fishermen leave their nets. Good news finds people at work.',
        perguntas: [
          'What were you doing when faith first made sense?',
          'Which nets would be hard to leave today?',
          'What does “the time has come” mean on a plain Tuesday?',
        ],
      }),
      estudo('Mark 4: a seed', 'Mark at the table', 'Mark 4:1-34', 'Grace Whitfield', 15, {
        resumo: 'The kingdom grows while we sleep.',
        texto:
          'The farmer sows, sleeps and gets up, and the seed sprouts, he knows not how. Jesus speaks of a growth that does not wait for our hurry.',
        perguntas: [
          'Where have you been digging the seed up to look at it?',
          'What kind of soil were you this week?',
          'For whom can we wait together?',
        ],
      }),
      estudo('Mark 6: bread left over', 'Mark at the table', 'Mark 6:30-44', 'Owen Dyer', 1, {
        resumo: 'Five loaves, two fish, twelve baskets.',
        texto:
          'The disciples do the sums and want to send the crowd away. Jesus asks what they have. It begins with little, and with everybody sitting on the grass.',
        perguntas: [
          'What do you have, even if it seems little?',
          'Why sit down in groups before eating?',
          'Who on our street is hungry, and for what?',
        ],
      }),
    ],
  },
  camino: {
    publico: false,
    estudos: [
      estudo('Marcos 1: el comienzo', 'Marcos en la mesa', 'Marcos 1:1-20', 'Vicent Soler', 29, {
        resumo: 'Una buena noticia que empieza en el desierto y llama a la gente en pleno trabajo.',
        texto:
          'Marcos no cuenta el nacimiento ni la infancia. Empieza con una voz en el desierto y cuatro pescadores que dejan las redes. La buena noticia llega a quien está trabajando.',
        perguntas: [
          '¿Qué hacías cuando la fe tuvo sentido por primera vez?',
          '¿Qué redes te costaría dejar hoy?',
          '¿Qué cambia al leer «el tiempo ha llegado» un martes cualquiera?',
        ],
      }),
      estudo('Marcos 4: la semilla', 'Marcos en la mesa', 'Marcos 4:1-34', 'Vicent Soler', 15, {
        resumo: 'El Reino crece mientras dormimos.',
        texto:
          'El labrador siembra, duerme y se levanta, y la semilla brota sin que él sepa cómo. Jesús habla de un crecimiento que no depende de nuestra prisa.',
        perguntas: [
          '¿Dónde has escarbado para ver si la semilla brotaba?',
          '¿Qué tierra has sido esta semana?',
          '¿Por quién podemos esperar juntos?',
        ],
      }),
      estudo('Marcos 6: pan que sobra', 'Marcos en la mesa', 'Marcos 6:30-44', 'Amparo Ferrer', 1, {
        resumo: 'Cinco panes, dos peces y doce cestas.',
        texto:
          'Los discípulos hacen cuentas y piden despedir a la multitud. Jesús pregunta qué tienen. Todo empieza con poco, y con todos sentados en la hierba.',
        perguntas: [
          '¿Qué tienes, aunque parezca poco?',
          '¿Por qué sentarse en grupos antes de comer?',
          '¿Quién en nuestra calle tiene hambre, y de qué?',
        ],
      }),
    ],
  },
}

function estudo(
  titulo: string,
  serie: string,
  referencia: string,
  autor: string,
  daysAgo: number,
  { texto, ...rest }: { resumo: string; texto: string; perguntas: string[] },
): DemoEstudo {
  return { titulo, serie, referencia, autor, daysAgo, conteudo: `<p>${texto}</p>`, ...rest }
}
