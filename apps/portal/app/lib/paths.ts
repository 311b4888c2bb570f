/** Every address of the portal; pages never spell one (Spec §2). */
export const paths = {
  home: () => '/',
  homeSchedule: () => '/#schedule',
  about: () => '/about',
  aboutLocation: () => '/about#location',
  churchs: (query: Record<string, string> = {}) => withQuery('/churchs', query),
  devotionals: (query: Record<string, string> = {}) => withQuery('/devotionals', query),
  devotional: ({ devotionalId }: { devotionalId: number }) => `/devotionals/${devotionalId}`,
  news: (query: Record<string, string> = {}) => withQuery('/news', query),
  newsItem: ({ newsId }: { newsId: number }) => `/news/${newsId}`,
  ministries: (query: Record<string, string> = {}) => withQuery('/ministries', query),
  ministry: ({ ministryId }: { ministryId: number }) => `/ministries/${ministryId}`,
  project: ({ ministryId, projectId }: { ministryId: number; projectId: number }) =>
    `/ministries/${ministryId}/projects/${projectId}`,
  ebds: (query: Record<string, string> = {}) => withQuery('/ebds', query),
  /** A series; with `licao` one lesson of it. */
  ebd: ({ ebdSlug }: { ebdSlug: string }, { licao }: { licao?: number } = {}) =>
    withQuery(`/ebds/${encodeURIComponent(ebdSlug)}`, { licao: licao?.toString() }),
  publicationTypes: () => '/publication-types',
  publications: (query: Record<string, string> = {}) => withQuery('/publications', query),
  publication: ({ publicationSlug }: { publicationSlug: string }) =>
    `/publications/${encodeURIComponent(publicationSlug)}`,
  bible: (query: { busca?: string } = {}) => withQuery('/bible', query),
  bibleTranslation: ({ traducao }: { traducao: string }, query: { busca?: string; page?: string } = {}) =>
    withQuery(`/bible/${encodeURIComponent(traducao)}`, query),
  /** A chapter, with another translation beside it, and from one verse to another in view. */
  bibleChapter: (
    { traducao, livro, capitulo }: { traducao: string; livro: string; capitulo: number },
    { com, de, ate = de }: { com?: string | undefined; de?: number; ate?: number } = {},
  ) =>
    withQuery(`/bible/${encodeURIComponent(traducao)}/${encodeURIComponent(livro)}/${capitulo}`, { com }) +
    (de === undefined ? '' : `#v${de}${ate === de ? '' : `-${ate}`}`),
  readingPlans: ({ embed, ...query }: { embed?: boolean; tab?: string } = {}) =>
    withQuery(`${embed ? '/embed' : ''}/reading-plans`, query),
  /** A plan; with `subscriptionUuid` the person's own, on the day `dia`. */
  readingPlan: (
    {
      planUUID,
      embed,
      page = '',
    }: { planUUID: string; embed?: boolean; page?: '' | '/delete' | '/delete/confirm' },
    query: { subscriptionUuid?: string; planName?: string; description?: string; dia?: string } = {},
  ) => withQuery(`${embed ? '/embed' : ''}/reading-plans/${encodeURIComponent(planUUID)}${page}`, query),
  access: (query: { redirectTo?: string; step?: string } = {}) => withQuery('/access', query),
  activate: (query: { codigo?: string; redirectTo?: string } = {}) => withQuery('/access/activate', query),
  admin: () => '/admin',
  adminRecoverPassword: () => '/admin/recover-password',
  songs: (query: { busca?: string; tema?: string; page?: string } = {}) => withQuery('/songs', query),
  song: ({ praiseId }: { praiseId: number }) => `/songs/${praiseId}`,
  error: (query: { message?: string } = {}) => withQuery('/error', query),
  account: () => '/user/account',
  changePassword: (query: { redirectTo?: string } = {}) => withQuery('/user/change-password', query),
  changePasswordSuccess: (query: { redirectTo?: string } = {}) =>
    withQuery('/user/change-password/success', query),
  userChurch: (query: { igreja?: string } = {}) => withQuery('/user/church', query),
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
