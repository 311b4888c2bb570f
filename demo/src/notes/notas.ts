import type { DemoChurchName } from '../churches.ts'
import type { DemoPersonName } from '../people.ts'

interface DemoNota {
  person: DemoPersonName
  titulo: string
  texto: string
  hoursAgo: number
}

/** What members wrote down at services. */
export const notas: Partial<Record<DemoChurchName, readonly DemoNota[]>> = {
  full: [
    {
      person: 'member',
      titulo: 'A mesa que cresce',
      texto:
        '## Três perguntas\n- Quem ainda não tem lugar?\n- O que eu posso repartir **esta semana**?\n- Com quem vou almoçar no domingo?\n\n> Tive fome, e me destes de comer.\n> — Mt 25.35\n\nLevar a dona Cida na volta. Ver com a Helena a escala da cozinha.',
      hoursAgo: 30,
    },
    {
      person: 'member',
      titulo: 'Esperar não é ficar parado',
      texto:
        'O pastor falou de Habacuque: ele *sobe na torre* e fica olhando.\n\n1. Perguntar sem medo\n2. Escrever o que se ouviu\n3. Andar mesmo sem ver tudo\n\nLer Hc 2 inteiro em casa.',
      hoursAgo: 198,
    },
    {
      person: 'member',
      titulo: 'Salmo 23 com as crianças',
      texto: 'Cada uma desenhou o seu vale. O Davi pintou o dele de laranja “porque lá também nasce o sol”.',
      hoursAgo: 410,
    },
    {
      person: 'twoChurchesMember',
      titulo: 'Visita a la otra casa',
      texto: 'Se canta distinto, se ora igual.',
      hoursAgo: 90,
    },
  ],
  english: [
    {
      person: 'sameOrganisationMember',
      titulo: 'Salt that stays in the shaker',
      texto:
        'Matt 5:13 again. **Salt only works when it leaves the jar.**\n\n- Ask the new neighbors over\n- Bring soup on Thursday',
      hoursAgo: 50,
    },
  ],
  spanish: [
    {
      person: 'twoChurchesMember',
      titulo: 'El camino de Emaús',
      texto:
        '## Lo que me llevo\nJesús *camina a nuestro paso* antes de explicar nada.\n\n- Escuchar más\n- Sentarme a la mesa con quien está de paso\n\n¿Qué conversación dejé a medias esta semana?',
      hoursAgo: 60,
    },
  ],
}
