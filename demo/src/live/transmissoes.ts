interface DemoTransmissoes {
  /** The last one, of which a video is the recording. */
  over?: { titulo: string; daysAgo: number; videoId: string }
  live?: { titulo: string }
}

/** What churches broadcast, by their code. */
export const demoTransmissoes: Partial<Record<string, DemoTransmissoes>> = {
  esperanca: { over: { titulo: 'Celebração de domingo', daysAgo: 4, videoId: 'antes-do-sol' } },
  harbor: {
    over: { titulo: 'Sunday morning at the quay', daysAgo: 4, videoId: 'a-great-while-before-day' },
    live: { titulo: 'Prayer at first light' },
  },
  camino: { over: { titulo: 'Celebración del domingo', daysAgo: 4, videoId: 'antes-del-amanecer' } },
}
