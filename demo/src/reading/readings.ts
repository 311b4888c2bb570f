import { caminoDevocionais } from '../devotionals/camino.ts'
import { esperancaDevocionais } from '../devotionals/esperanca.ts'
import { harborDevocionais } from '../devotionals/harbor.ts'
import { caminoEbds } from '../ebds/camino.ts'
import { esperancaEbds } from '../ebds/esperanca.ts'
import { harborEbds } from '../ebds/harbor.ts'
import { caminoMinisterios } from '../ministries/camino.ts'
import { esperancaMinisterios } from '../ministries/esperanca.ts'
import { harborMinisterios } from '../ministries/harbor.ts'
import { caminoNoticias } from '../news/camino.ts'
import { esperancaNoticias } from '../news/esperanca.ts'
import { harborNoticias } from '../news/harbor.ts'
import { caminoPublicacoes } from '../publications/camino.ts'
import { esperancaPublicacoes } from '../publications/esperanca.ts'
import { harborPublicacoes } from '../publications/harbor.ts'
import type { Reading } from './reading.ts'

/** What the full churches publish to be read, by church code; the others have nothing yet. */
export const readings: Partial<Record<string, Reading>> = {
  esperanca: {
    devocionais: esperancaDevocionais,
    noticias: esperancaNoticias,
    ebds: esperancaEbds,
    planos: [
      {
        nome: 'Uma semana à mesa com Jesus',
        descricao: 'Sete refeições contadas nos Evangelhos, para ler antes do jantar.',
        dias: [
          ['Jo 2.1-11', 'jhn 2:1-11'],
          ['Mc 2.13-17', 'mrk 2:13-17'],
          ['Lc 7.36-50', 'luk 7:36-50'],
          ['Mc 6.30-44', 'mrk 6:30-44'],
          ['Lc 10.38-42; Lc 19.1-10', 'luk 10:38-42', 'luk 19:1-10'],
          ['Mc 14.12-26', 'mrk 14:12-26'],
          ['Lc 24.13-35; Jo 21.1-14', 'luk 24:13-35', 'jhn 21:1-14'],
        ],
      },
    ],
    publicacaoTipos: esperancaPublicacoes,
    ministerios: esperancaMinisterios,
  },
  harbor: {
    devocionais: harborDevocionais,
    noticias: harborNoticias,
    ebds: harborEbds,
    publicacaoTipos: harborPublicacoes,
    ministerios: harborMinisterios,
  },
  camino: {
    devocionais: caminoDevocionais,
    noticias: caminoNoticias,
    ebds: caminoEbds,
    publicacaoTipos: caminoPublicacoes,
    ministerios: caminoMinisterios,
  },
}
