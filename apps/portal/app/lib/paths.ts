/** Every address of the portal; pages never spell one (Spec §2). */
export const paths = {
  home: () => '/',
  homeSchedule: () => '/#schedule',
  scheduleCalendar: () => '/schedule.ics',
  about: () => '/about',
  aboutLocation: () => '/about#location',
  /** What every church says, with the number of an earlier version. */
  privacy: (query: { version?: string } = {}) => withQuery('/privacy', query),
  terms: (query: { version?: string } = {}) => withQuery('/terms', query),
  help: (query: { version?: string } = {}) => withQuery('/help', query),
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
  /** A chapter, with another translation beside it, instead of one that is not here, from one verse to another in view. */
  bibleChapter: (
    { traducao, livro, capitulo }: { traducao: string; livro: string; capitulo: number },
    {
      com,
      pedida,
      de,
      ate = de,
    }: { com?: string | undefined; pedida?: string | undefined; de?: number; ate?: number } = {},
  ) =>
    withQuery(`/bible/${encodeURIComponent(traducao)}/${encodeURIComponent(livro)}/${capitulo}`, {
      com,
      pedida,
    }) + (de === undefined ? '' : `#v${de}${ate === de ? '' : `-${ate}`}`),
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
  /** The podcast `programa` of the church (its first by default), with the episode `episodio` on top. */
  podcast: (query: { programa?: string; episodio?: string; busca?: string; page?: string } = {}) =>
    withQuery('/podcast', query),
  /** Services of partners; with `modulo` the page that leads to one of them. */
  thirdParts: ({ modulo }: { modulo?: 'voluts' | 'mykids' } = {}) =>
    `/third-parts${modulo ? `/${modulo}` : ''}`,
  access: (query: { redirectTo?: string; step?: string } = {}) => withQuery('/access', query),
  activate: (query: { codigo?: string; redirectTo?: string } = {}) => withQuery('/access/activate', query),
  admin: (query: { pagina?: string } = {}) => withQuery('/admin', query),
  adminRecoverPassword: () => '/admin/recover-password',
  songs: (query: { busca?: string; tema?: string; page?: string } = {}) => withQuery('/songs', query),
  song: ({ praiseId }: { praiseId: number }) => `/songs/${praiseId}`,
  liveCalendar: ({ transmissao }: { transmissao: number }) => `/live/${transmissao}/calendar.ics`,
  /** The live services; with `transmissao` one of them that is over, from `t` seconds on. */
  live: ({ transmissao, t, tv }: { transmissao?: number; t?: number; tv?: boolean } = {}) =>
    withQuery('/live', {
      transmissao: transmissao?.toString(),
      t: t?.toString(),
      tv: tv ? '1' : undefined,
    }),
  videos: (query: Record<string, string> = {}) => withQuery('/videos', query),
  /** A video, among the others of a playlist, from `t` seconds on. */
  video: (
    { videoId }: { videoId: string },
    { playlist, t }: { playlist?: string | undefined; t?: number } = {},
  ) => withQuery(`/videos/${encodeURIComponent(videoId)}`, { playlist, t: t?.toString() }),
  play: () => '/play',
  /** With where somebody wanted to go before they were asked for a plan. */
  playPlans: (query: { redirectTo?: string } = {}) => withQuery('/play/plans', query),
  /** What the person has at Play. */
  myPlan: () => '/play/my-plan',
  playBrowse: (query: Record<string, string> = {}) => withQuery('/play/browse', query),
  playSearch: (query: { busca?: string; page?: string } = {}) => withQuery('/play/search', query),
  playVideo: ({ id }: { id: number }) => `/play/video/${id}`,
  playCollection: ({ id }: { id: number }) => `/play/collection/${id}`,
  playWatch: ({ id }: { id: number }) => `/play/watch/${id}`,
  search: (query: { q?: string; tipo?: string; page?: string } = {}) => withQuery('/search', query),
  events: (query: Record<string, string> = {}) => withQuery('/event', query),
  event: ({ eventId }: { eventId: number }) => `/event/${eventId}`,
  /** Buying tickets: what is chosen (`12-2.15-1`), the step, and which ticket is being filled in. */
  eventTickets: (
    { eventId }: { eventId: number },
    query: { ingressos?: string; buyingStep?: string; fillTicket?: string } = {},
  ) => withQuery(`/event/${eventId}/tickets`, query),
  /** Getting in line for a ticket that is sold out, and one turn in it. */
  eventWaiting: ({ eventId }: { eventId: number }, { ingresso }: { ingresso?: number } = {}) =>
    withQuery(`/event/${eventId}/waiting`, { ingresso: ingresso?.toString() }),
  eventWaitingTurn: ({ eventId, codigo }: { eventId: number; codigo: string }) =>
    `/event/${eventId}/waiting/${encodeURIComponent(codigo)}`,
  groups: (query: Record<string, string> = {}) => withQuery('/groups', query),
  /** Three questions that lead to a group. */
  chooseGroup: (query: Record<string, string> = {}) => withQuery('/groups/choose', query),
  /** A small group; one that is not listed by its invitation. */
  group: ({ celulaId }: { celulaId: number }, query: { convite?: string } = {}) =>
    withQuery(`/groups/${celulaId}`, query),
  /** After asking to take part in the group `celula`. */
  groupRequestSent: (query: { celula?: string } = {}) => withQuery('/groups/request/success', query),
  studies: (query: Record<string, string> = {}) => withQuery('/studies', query),
  study: ({ studiesId }: { studiesId: number }) => `/studies/${studiesId}`,
  groupMeetings: ({ celulaId }: { celulaId: number }) => `/groups/${celulaId}/meetings`,
  groupMeetingNew: ({ celulaId }: { celulaId: number }) => `/groups/${celulaId}/meetings/new`,
  groupMeetingEdit: ({ celulaId, meetingId }: { celulaId: number; meetingId: number }) =>
    `/groups/${celulaId}/meetings/${meetingId}/edit`,
  /** For who cares for a church's groups. */
  /** For who leads it: who asks to take part, and who does. */
  groupRequests: ({ celulaId }: { celulaId: number }) => `/groups/${celulaId}/requests`,
  groupMembers: ({ celulaId }: { celulaId: number }) => `/groups/${celulaId}/members`,
  groupMeeting: ({ celulaId, meetingId }: { celulaId: number; meetingId: number }) =>
    `/groups/${celulaId}/meetings/${meetingId}`,
  prayers: (query: Record<string, string> = {}) => withQuery('/prayer', query),
  /** The wall with one request at a time on the whole screen. */
  prayerMode: () => '/prayer#pray',
  prayer: ({ prayerId }: { prayerId: number }) => `/prayer/${prayerId}`,
  prayerNew: (query: { redirectTo?: string } = {}) => withQuery('/prayer/new', query),
  /** After asking for the prayer `oracao`. */
  prayerSent: (query: { oracao?: string; redirectTo?: string } = {}) =>
    withQuery('/prayer/new/success', query),
  prayerDelete: ({ prayerId }: { prayerId: number }) => `/prayer/${prayerId}/delete`,
  /** While the deletion of `oracao` can be called off, and after. */
  prayerDeleted: (query: { oracao?: string } = {}) => withQuery('/prayer/delete/success', query),
  ownPrayers: () => '/user/prayer',
  ownPrayer: ({ prayerId }: { prayerId: number }) => `/user/prayer/${prayerId}`,
  /** Where the church looks after the wall, and who cares for prayer after what is private. */
  prayerDesk: (query: { situacao?: string } = {}) => withQuery('/prayer/desk', query),
  prayerDeskOne: ({ prayerId }: { prayerId: number }) => `/prayer/desk/${prayerId}`,
  prayerCare: (query: { situacao?: string } = {}) => withQuery('/prayer/desk/care', query),
  prayerCareOne: ({ prayerId }: { prayerId: number }) => `/prayer/desk/care/${prayerId}`,
  eventCalendar: ({ eventId }: { eventId: number }) => `/event/${eventId}/calendar.ics`,
  eventsCalendar: () => '/event.ics',
  /** The giving form, with what is filled in: `motivos` as `1-5000.2-3000`, in cents. */
  give: (query: { motivos?: string; dias?: string; taxas?: string } = {}) => withQuery('/give', query),
  myGiving: () => '/user/giving',
  error: (query: { message?: string } = {}) => withQuery('/error', query),
  account: () => '/user/account',
  /** What the church knows of a person, part by part. */
  data: () => '/user/data',
  photo: () => '/user/photo',
  addresses: () => '/user/addresses',
  /** `new` for one that is not kept yet. */
  address: ({ addressId }: { addressId: number | 'new' }) => `/user/addresses/${addressId}`,
  addressDelete: ({ addressId }: { addressId: number }) => `/user/addresses/${addressId}/delete`,
  children: () => '/user/children',
  /** `new` for one that is not kept yet. */
  child: ({ childId }: { childId: number | 'new' }) => `/user/children/${childId}`,
  childDelete: ({ childId }: { childId: number }) => `/user/children/${childId}/delete`,
  childInvite: (query: { codigo?: string } = {}) => withQuery('/user/children/invite', query),
  /** Pays what the checkout state holds; with `pedido` an open order in another way. */
  checkout: (query: { pedido?: string } = {}) => withQuery('/checkout', query),
  thankYou: (query: { pedido?: string } = {}) => withQuery('/checkout/thank-you', query),
  /** Asking for an order's money back; a mail's link has a token of its own. */
  refund: (query: { pedido: string }) => withQuery('/checkout/refund', query),
  /** An order of the person's, by its code. */
  payment: ({ paymentCode }: { paymentCode: string }) => `/user/payment/${encodeURIComponent(paymentCode)}`,
  /** Completing one's data: the fields named with commas, or all that the church asks. */
  dataUpdate: (query: { campos?: string; redirectTo?: string } = {}) => withQuery('/user/data-update', query),
  /** What the church keeps of the person: theirs to see, take along and erase. */
  ownData: () => '/user/privacy',
  deleteUser: () => '/user/delete-user',
  confirmDeleteUser: () => '/user/confirm-delete-user',
  deleteUserSuccess: () => '/user/delete-user-success',
  cards: () => '/user/cards',
  addCard: (query: { redirectTo?: string } = {}) => withQuery('/user/addcard', query),
  deleteCard: (query: { id?: string } = {}) => withQuery('/user/deletecard', query),
  /** Ways into the account, and where somebody is logged in. */
  security: () => '/user/security',
  changeEmail: () => '/user/security/email',
  /** `new` for one that is not made yet. */
  passkey: ({ passkeyId }: { passkeyId: number | 'new' }) => `/user/security/passkeys/${passkeyId}`,
  passkeyDelete: ({ passkeyId }: { passkeyId: number }) => `/user/security/passkeys/${passkeyId}/delete`,
  changePassword: (query: { redirectTo?: string } = {}) => withQuery('/user/change-password', query),
  changePasswordSuccess: (query: { redirectTo?: string } = {}) =>
    withQuery('/user/change-password/success', query),
  notes: (query: { busca?: string } = {}) => withQuery('/user/notes', query),
  /** `new` for one that is not written yet. */
  note: ({ noteId }: { noteId: string }) => `/user/notes/${encodeURIComponent(noteId)}`,
  noteDelete: ({ noteId }: { noteId: string }) => `/user/notes/${encodeURIComponent(noteId)}/delete`,
  /** The person's own member card, the sheet of it for paper, and where anybody sees whether one is good. */
  memberCard: () => '/user/member-card',
  printMemberCard: (query: { userId: number; memberChurchId: number }) =>
    withQuery('/embed/print-member-card', {
      userId: String(query.userId),
      memberChurchId: String(query.memberChurchId),
    }),
  checkMemberCard: () => '/member-card',
  registrations: () => '/user/registrations',
  registrationTickets: ({ eventId }: { eventId: number }) => `/user/registrations/${eventId}/tickets`,
  ticketTransfer: ({ eventId, ticketId }: { eventId: number; ticketId: number }) =>
    `/user/registrations/${eventId}/ticket/${ticketId}/transfer`,
  ticketContents: ({ eventId, ticketId }: { eventId: number; ticketId: number }) =>
    `/user/registrations/${eventId}/ticket/${ticketId}/content`,
  ticketContent: ({
    eventId,
    ticketId,
    contentId,
  }: {
    eventId: number
    ticketId: number
    contentId: number
  }) => `/user/registrations/${eventId}/ticket/${ticketId}/content/${contentId}`,
  /** Where staff check tickets: the church's events, and the door of one. */
  doors: () => '/door',
  door: ({ eventId }: { eventId: number }) => `/door/${eventId}`,
  notifications: () => '/notifications',
  userChurch: (query: { igreja?: string } = {}) => withQuery('/user/church', query),
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
