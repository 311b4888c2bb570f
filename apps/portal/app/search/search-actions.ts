import { offeredLocales, type Locale } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import { logOut, type useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import type { ShellChurch } from '../shell/church.ts'
import { pagesOf } from './search-pages.ts'
import { holdsAll } from './search-words.ts'

/** Something that can be done from the search: go to a page of the menu, log in, change church or language. */
export interface SearchAction {
  key: string
  label: string
  /** Where it leads; a full address loads a new document. */
  to?: string
  isDocument?: boolean
  run?: () => void
}

interface Situation {
  church: ShellChurch | null
  session: ReturnType<typeof useSession>
  locale: Locale
  here: string
  onSwitch: () => void
}

const languageNames: Record<Locale, string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' }

/** What the words ask to do; without words, where most people want to go. */
export function searchActions(q: string, situation: Situation): SearchAction[] {
  const all = allActions(situation)
  if (q.trim() === '') return all.slice(0, 6)
  return all.filter(({ label, typed }) => holdsAll(`${label} ${typed}`, q)).slice(0, 4)
}

function allActions({
  church,
  session,
  locale,
  here,
  onSwitch,
}: Situation): (SearchAction & { typed: string })[] {
  const pages = pagesOf(church)
  const own = (church?.igrejaAppMenu ?? []).map(({ id, titulo, url }) => ({
    key: `menu-${id}`,
    label: titulo,
    to: url,
    isDocument: true,
    typed: '',
  }))
  const person =
    session.status === 'loggedIn'
      ? [
          {
            key: 'account',
            label: m.profile_account(),
            to: paths.account(),
            typed: 'conta perfil dados senha profile password cuenta perfil clave',
          },
          {
            key: 'logout',
            label: m.sign_out(),
            run: () => void logOut(),
            typed: 'sair logout log out salir cerrar sesion',
          },
        ]
      : [
          {
            key: 'login',
            label: m.sign_in(),
            to: paths.access(),
            typed:
              'entrar acessar login log sign in conta cadastrar register account iniciar sesion cuenta registrarse',
          },
        ]
  const languages = offeredLocales(church)
    .filter((other) => other !== locale)
    .map((other) => ({
      key: `language-${other}`,
      label: m.search_language({ language: languageNames[other] }),
      to: inLanguage(here, other),
      isDocument: true,
      typed: 'idioma lingua language',
    }))
  const change = church
    ? [
        {
          key: 'switch',
          label: m.church_switch(),
          run: onSwitch,
          typed: 'mudar trocar outra change switch other cambiar otra',
        },
      ]
    : []
  return [...pages, ...own, ...person, ...change, ...languages]
}

function inLanguage(here: string, locale: Locale): string {
  const url = new URL(here, 'http://localhost')
  url.searchParams.set('lang', locale)
  return url.pathname + url.search
}
