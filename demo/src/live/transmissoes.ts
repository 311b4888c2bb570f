interface DemoTransmissoes {
  /** The last one, of which a video is the recording. */
  over?: { titulo: string; daysAgo: number; videoId: string }
  /** What was held out: its kind, its words, and the answers of a poll. */
  live?: {
    titulo: string
    momentos: readonly (readonly [tipo: string, texto: string, ...opcoes: string[]])[]
  }
}

/** What churches broadcast, by their code. */
export const demoTransmissoes: Partial<Record<string, DemoTransmissoes>> = {
  esperanca: { over: { titulo: 'Celebração de domingo', daysAgo: 4, videoId: 'antes-do-sol' } },
  harbor: {
    over: { titulo: 'Sunday morning at the quay', daysAgo: 4, videoId: 'a-great-while-before-day' },
    live: {
      titulo: 'Prayer at first light',
      momentos: [
        ['versiculo', 'Psalm 5:3'],
        ['enquete', 'Where are you watching from?', 'Home', 'On the road', 'Work'],
        ['contribuicao', 'Your gift keeps the lamp lit.'],
        ['decisao', 'Today is a good day to begin with Jesus.'],
      ],
    },
  },
  camino: { over: { titulo: 'Celebración del domingo', daysAgo: 4, videoId: 'antes-del-amanecer' } },
}
