/** Every address of the portal; pages never spell one (Spec §2). */
export const paths = {
  home: () => '/',
  homeSchedule: () => '/#schedule',
  about: () => '/about',
  aboutLocation: () => '/about#location',
  churchs: () => '/churchs',
  access: (query: { redirectTo?: string; step?: string } = {}) => withQuery('/access', query),
  activate: () => '/access/activate',
  admin: () => '/admin',
  adminRecoverPassword: () => '/admin/recover-password',
  error: (query: { message?: string } = {}) => withQuery('/error', query),
  account: () => '/user/account',
  changePassword: () => '/user/change-password',
  changePasswordSuccess: () => '/user/change-password/success',
  userChurch: (query: { igreja?: string } = {}) => withQuery('/user/church', query),
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
