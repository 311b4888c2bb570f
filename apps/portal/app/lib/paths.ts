/** Every address of the portal; pages never spell one (Spec §2). */
export const paths = {
  home: () => '/',
  homeSchedule: () => '/#schedule',
  about: () => '/about',
  aboutLocation: () => '/about#location',
  churchs: (query: Record<string, string> = {}) => withQuery('/churchs', query),
  access: (query: { redirectTo?: string; step?: string } = {}) => withQuery('/access', query),
  activate: (query: { codigo?: string; redirectTo?: string } = {}) => withQuery('/access/activate', query),
  admin: () => '/admin',
  adminRecoverPassword: () => '/admin/recover-password',
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
