import {
  churchCalls,
  playStaffCalls,
  staffAccessCalls,
  staffAgendaCalls,
  staffHostsCalls,
  staffListsCalls,
  staffMailsCalls,
  staffSettingsCalls,
  staffSetupCalls,
  staffTeamCalls,
  type TextoTipo,
} from '@atrio/contract'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { archiveRoutes } from './archive/routes.ts'
import { ChooseChurch } from './entry/choose-church.tsx'
import { loadAcesso, openIgreja } from './lib/acesso.ts'
import { api } from './lib/api.ts'
import { draftRoutes } from './drafts/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { groupRoutes } from './groups/routes.ts'
import { helpRoutes } from './help/routes.ts'
import { ofChurch } from './lib/of-church.ts'
import { liveRoutes } from './live/routes.ts'
import { moneyRoutes } from './money/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { FailedPage, MissingPage } from './shell/failed-page.tsx'
import { Root } from './shell/root.tsx'
import { Shell } from './shell/shell.tsx'
import { prayerRoutes } from './prayer/routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { TodayPage } from './today/today-page.tsx'

const loadAjustes = ofChurch((slug) => api(staffSettingsCalls.getAjustesEquipe, { params: { slug } }))

/** Each part of the church's settings. */
const settingsRoutes: RouteObject[] = Object.entries({
  igreja: async () => (await import('./settings/church-page.tsx')).ChurchPage,
  contato: async () => (await import('./settings/contact-page.tsx')).ContactPage,
  aparencia: async () => (await import('./settings/look-page.tsx')).LookPage,
  modulos: async () => (await import('./settings/modules-page.tsx')).ModulesPage,
  cadastro: async () => (await import('./settings/registration-page.tsx')).RegistrationPage,
}).map(([path, page]) => ({
  path: `ajustes/${path}`,
  loader: loadAjustes,
  lazy: async () => ({ Component: await page() }),
}))

const loadListas = ofChurch((slug) => api(staffListsCalls.getListasEquipe, { params: { slug } }))

/** Its short lists. */
const listRoutes: RouteObject[] = Object.entries({
  'motivos-oracao': async () => (await import('./settings/prayer-reasons-page.tsx')).PrayerReasonsPage,
  motivos: async () => (await import('./settings/reasons-page.tsx')).ReasonsPage,
  congregacoes: async () => (await import('./settings/congregations-page.tsx')).CongregationsPage,
  perguntas: async () => (await import('./settings/custom-fields-page.tsx')).CustomFieldsPage,
}).map(([path, page]) => ({
  path: `ajustes/${path}`,
  loader: loadListas,
  lazy: async () => ({ Component: await page() }),
}))

/** The addresses of the site: `/{codigo}/…` is a church's. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: loadAcesso,
    Component: Root,
    HydrateFallback: () => null,
    errorElement: <FailedPage isAlone />,
    children: [
      { index: true, Component: ChooseChurch },
      {
        path: 'recover-password',
        lazy: async () => ({ Component: (await import('./entry/recovery-page.tsx')).RecoveryPage }),
      },
      {
        path: 'compartilhar',
        loader: async () => (await import('./share/shared.ts')).readShared(),
        lazy: async () => ({ Component: (await import('./share/share-page.tsx')).SharePage }),
      },
      {
        path: 'nova-igreja',
        loader: async () => {
          const { passo } = await loadAcesso()
          return passo === 'aberta' ? api(staffSetupCalls.listOrganizacoesEquipe) : null
        },
        lazy: async () => ({ Component: (await import('./setup/new-church-page.tsx')).NewChurchPage }),
      },
      {
        path: ':codigo',
        Component: Shell,
        // What of it is turned off is said inside its frame.
        loader: ({ params }: LoaderFunctionArgs) => openIgreja(params['codigo']!),
        errorElement: <FailedPage isAlone />,
        children: [
          {
            errorElement: <FailedPage />,
            children: [
              {
                index: true,
                Component: TodayPage,
                loader: ofChurch((slug) => api(staffTeamCalls.getHojeEquipe, { params: { slug } })),
              },
              {
                path: 'pendencias',
                loader: ofChurch((slug) => api(staffTeamCalls.getHojeEquipe, { params: { slug } })),
                lazy: async () => ({ Component: (await import('./today/pending-page.tsx')).PendingPage }),
              },
              {
                path: 'pagina',
                lazy: async () => {
                  const { loadPage } = await import('./content/load-page.ts')
                  const loader = (given: LoaderFunctionArgs) =>
                    ofChurch((_slug, igreja) => loadPage(igreja, given.request))(given)
                  return { loader }
                },
              },
              {
                path: 'conteudo',
                lazy: async () => ({
                  Component: (await import('./content/content-page.tsx')).ContentPage,
                }),
              },
              {
                path: 'conteudo/songs/importar',
                lazy: async () => ({
                  Component: (await import('./content/import-songs-page.tsx')).ImportSongsPage,
                }),
              },
              {
                path: 'conteudo/:kind',
                lazy: async () => {
                  const [{ loadList }, { ListPage }] = await Promise.all([
                    import('./content/load.ts'),
                    import('./content/list-page.tsx'),
                  ])
                  const loader = (given: LoaderFunctionArgs) =>
                    ofChurch((_slug, igreja) => loadList(igreja, given))(given)
                  return { loader, Component: ListPage }
                },
              },
              {
                path: 'conteudo/:kind/:id',
                lazy: async () => {
                  const [{ loadRecord }, { RecordPage }] = await Promise.all([
                    import('./content/load.ts'),
                    import('./content/record-page.tsx'),
                  ])
                  const loader = (given: LoaderFunctionArgs) =>
                    ofChurch((_slug, igreja) => loadRecord(igreja, given))(given)
                  return { loader, Component: RecordPage }
                },
              },
              ...draftRoutes,
              ...eventRoutes,
              ...groupRoutes,
              ...helpRoutes,
              ...moneyRoutes,
              ...noticeRoutes,
              ...peopleRoutes,
              ...prayerRoutes,
              ...subscriptionRoutes,
              {
                path: 'agenda',
                lazy: async () => {
                  const [{ loadAgenda }, { AgendaPage }] = await Promise.all([
                    import('./agenda/load.ts'),
                    import('./agenda/agenda-page.tsx'),
                  ])
                  const loader = (given: LoaderFunctionArgs) =>
                    ofChurch((_slug, igreja) => loadAgenda(igreja, given.request.url))(given)
                  return { loader, Component: AgendaPage }
                },
              },
              {
                path: 'agenda/cultos',
                loader: ofChurch((slug) => api(staffAgendaCalls.listCultosEquipe, { params: { slug } })),
                lazy: async () => ({ Component: (await import('./agenda/cultos-page.tsx')).CultosPage }),
              },
              {
                path: 'agenda/cultos/:id',
                loader: ofChurch((slug) => api(staffAgendaCalls.listCultosEquipe, { params: { slug } })),
                lazy: async () => ({ Component: (await import('./agenda/culto-page.tsx')).CultoPage }),
              },
              {
                path: 'comecar',
                lazy: async () => ({ Component: (await import('./setup/start-page.tsx')).StartPage }),
              },
              {
                path: 'ajustes',
                lazy: async () => ({
                  Component: (await import('./settings/settings-page.tsx')).SettingsPage,
                }),
              },
              ...settingsRoutes,
              ...archiveRoutes,
              {
                path: 'ajustes/enderecos',
                loader: ofChurch((slug) => api(staffHostsCalls.getEnderecosEquipe, { params: { slug } })),
                lazy: async () => ({ Component: (await import('./settings/hosts-page.tsx')).HostsPage }),
              },
              {
                path: 'ajustes/emails',
                loader: ofChurch((slug) => api(staffMailsCalls.getEmailsEquipe, { params: { slug } })),
                lazy: async () => ({ Component: (await import('./settings/mails-page.tsx')).MailsPage }),
              },
              {
                path: 'ajustes/textos',
                lazy: async () => ({ Component: (await import('./settings/texts-page.tsx')).TextsPage }),
              },
              {
                path: 'ajustes/textos/:tipo',
                loader: (given: LoaderFunctionArgs) =>
                  ofChurch((slug) =>
                    api(churchCalls.getTextoEquipe, {
                      params: { slug },
                      query: { tipo: given.params['tipo'] as TextoTipo },
                    }),
                  )(given),
                lazy: async () => ({ Component: (await import('./settings/text-page.tsx')).TextPage }),
              },
              ...listRoutes,
              ...paymentRoutes,
              ...liveRoutes,
              {
                path: 'play',
                loader: ofChurch(async (slug) => {
                  const params = { slug }
                  const [filmes, numeros] = await Promise.all([
                    api(playStaffCalls.listFilmesEquipe, { params }),
                    api(playStaffCalls.getNumerosPlay, { params }),
                  ])
                  return { filmes, numeros }
                }),
                lazy: async () => ({ Component: (await import('./play/play-page.tsx')).PlayPage }),
              },
              {
                path: 'equipe',
                loader: ofChurch((slug) => api(staffTeamCalls.listPessoasEquipe, { params: { slug } })),
                lazy: async () => ({ Component: (await import('./settings/team-page.tsx')).TeamPage }),
              },
              {
                path: 'entradas',
                loader: ofChurch((slug) => api(staffTeamCalls.listEntradasEquipe, { params: { slug } })),
                lazy: async () => ({
                  Component: (await import('./settings/entries-page.tsx')).EntriesPage,
                }),
              },
              {
                path: 'seguranca',
                loader: ofChurch(async () => {
                  const [sessoes, chaves] = await Promise.all([
                    api(staffAccessCalls.listSessoesEquipe),
                    api(staffAccessCalls.listChavesEquipe),
                  ])
                  return { ...sessoes, ...chaves }
                }),
                lazy: async () => ({
                  Component: (await import('./settings/security-page.tsx')).SecurityPage,
                }),
              },
              { path: '*', Component: MissingPage },
            ],
          },
        ],
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
