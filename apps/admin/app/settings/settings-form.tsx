import type { AjustesIgreja, IgrejaEquipe } from '@atrio/contract'
import { useLoaderData, useOutletContext } from 'react-router'
import { usePageTitle } from '../shell/page-title.ts'
import { PartForm, type PartFormProps } from './part-form.tsx'

type Props<Values extends object> = Omit<PartFormProps<Values>, 'slug' | 'stored'> & {
  /** What is stored, as the form has it. */
  read: (ajustes: AjustesIgreja) => { versao: number; valores: Values }
}

/** A part of what the church says of itself. */
export function SettingsForm<Values extends object>({ read, ...props }: Props<Values>) {
  const loaded = useLoaderData<{ ajustes: AjustesIgreja } | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(props.title, igreja.nome)
  if (!loaded) return null
  const stored = read(loaded.ajustes)
  return <PartForm key={stored.versao} {...props} slug={igreja.slug} stored={stored} />
}
