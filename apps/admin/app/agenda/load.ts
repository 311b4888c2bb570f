import { staffAgendaCalls, type IgrejaEquipe } from '@atrio/contract'
import { addDays, isIsoDate, todayIn } from '@atrio/rules'
import { api } from '../lib/api.ts'

/** How many days one page of the calendar shows. */
export const PAGE_DAYS = 28

/** Four weeks from a day on, today unless the address says another, and the services with their versions. */
export async function loadAgenda({ slug, fusoHorario }: IgrejaEquipe, url: string) {
  const asked = new URL(url).searchParams.get('de')
  const today = todayIn(fusoHorario)
  const de = asked !== null && isIsoDate(asked) ? asked : today
  const query = { de, ate: addDays(de, PAGE_DAYS - 1) }
  const [agenda, { cultos }] = await Promise.all([
    api(staffAgendaCalls.getAgendaEquipe, { params: { slug }, query }),
    api(staffAgendaCalls.listCultosEquipe, { params: { slug } }),
  ])
  return { ...agenda, ...query, cultos }
}
export type LoadedAgenda = Awaited<ReturnType<typeof loadAgenda>>
