import { LIVROS, type Locale, type LivroCodigo } from '@atrio/rules'
import { mcheyneDays } from './mcheyne.ts'
import { spread, type Day } from './spread.ts'

export interface Plan {
  uuid: string
  texts: Record<Locale, { nome: string; descricao: string }>
  days: () => Day[]
}

/**
 * Every plan there is. What a person has ticked refers to days and parts, so the days of a plan never change: a
 * different way to spread them is a new plan with a new uuid (Decision 27).
 */
export const plans: readonly Plan[] = [
  {
    uuid: '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a01',
    texts: {
      'pt-BR': {
        nome: 'Evangelhos em 30 dias',
        descricao: 'A vida de Jesus por quatro testemunhas, cerca de três capítulos por dia.',
      },
      en: {
        nome: 'The Gospels in 30 days',
        descricao: 'The life of Jesus by four witnesses, about three chapters a day.',
      },
      es: {
        nome: 'Los Evangelios en 30 días',
        descricao: 'La vida de Jesús por cuatro testigos, unos tres capítulos al día.',
      },
    },
    days: once(() => spread(between('mat', 'jhn'), 30)),
  },
  {
    uuid: '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a02',
    texts: {
      'pt-BR': {
        nome: 'Salmos em 30 dias',
        descricao: 'O livro de oração da Bíblia, do lamento ao louvor, em um mês.',
      },
      en: {
        nome: 'Psalms in 30 days',
        descricao: 'The prayer book of the Bible, from lament to praise, in one month.',
      },
      es: {
        nome: 'Salmos en 30 días',
        descricao: 'El libro de oración de la Biblia, del lamento a la alabanza, en un mes.',
      },
    },
    days: once(() => spread(['psa'], 30)),
  },
  {
    uuid: '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a03',
    texts: {
      'pt-BR': { nome: 'Provérbios em 31 dias', descricao: 'Um capítulo de sabedoria para cada dia do mês.' },
      en: { nome: 'Proverbs in 31 days', descricao: 'A chapter of wisdom for each day of the month.' },
      es: { nome: 'Proverbios en 31 días', descricao: 'Un capítulo de sabiduría para cada día del mes.' },
    },
    days: once(() => spread(['pro'], 31)),
  },
  {
    uuid: '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a04',
    texts: {
      'pt-BR': {
        nome: 'Novo Testamento em 90 dias',
        descricao: 'De Mateus a Apocalipse em três meses, uns vinte minutos por dia.',
      },
      en: {
        nome: 'New Testament in 90 days',
        descricao: 'From Matthew to Revelation in three months, some twenty minutes a day.',
      },
      es: {
        nome: 'Nuevo Testamento en 90 días',
        descricao: 'De Mateo a Apocalipsis en tres meses, unos veinte minutos al día.',
      },
    },
    days: once(() => spread(between('mat', 'rev'), 90)),
  },
  {
    uuid: '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a05',
    texts: {
      'pt-BR': {
        nome: 'A Bíblia em um ano',
        descricao: 'De Gênesis a Apocalipse, na ordem dos livros, em 365 dias.',
      },
      en: {
        nome: 'The Bible in a year',
        descricao: 'From Genesis to Revelation, in the order of the books, in 365 days.',
      },
      es: {
        nome: 'La Biblia en un año',
        descricao: 'De Génesis a Apocalipsis, en el orden de los libros, en 365 días.',
      },
    },
    days: once(() => spread(LIVROS, 365)),
  },
  {
    uuid: '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a07',
    texts: {
      'pt-BR': {
        nome: 'M’Cheyne: quatro leituras por dia',
        descricao:
          'O calendário de Robert M’Cheyne (1842): o Antigo Testamento uma vez, o Novo e os Salmos duas, em um ano.',
      },
      en: {
        nome: 'M’Cheyne: four readings a day',
        descricao:
          'The calendar of Robert M’Cheyne (1842): the Old Testament once, the New and the Psalms twice, in a year.',
      },
      es: {
        nome: 'M’Cheyne: cuatro lecturas al día',
        descricao:
          'El calendario de Robert M’Cheyne (1842): el Antiguo Testamento una vez, el Nuevo y los Salmos dos, en un año.',
      },
    },
    days: once(mcheyneDays),
  },
]

export function findPlan(uuid: string): Plan | undefined {
  return plans.find((plan) => plan.uuid === uuid.toLowerCase())
}

function between(first: LivroCodigo, last: LivroCodigo): LivroCodigo[] {
  return LIVROS.slice(LIVROS.indexOf(first), LIVROS.indexOf(last) + 1)
}

function once(make: () => Day[]): () => Day[] {
  let days: Day[] | undefined
  return () => (days ??= make())
}
