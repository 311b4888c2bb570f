import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  account: {
    data: { to: paths.data(), part: 'person' },
    photo: { to: paths.photo(), part: 'person' },
    addresses: { to: paths.addresses(), part: 'person' },
    family: { to: paths.children(), part: 'person' },
    security: { to: paths.security(), part: 'settings' },
    notifications: { to: paths.notifications(), part: 'settings' },
    church: { to: paths.userChurch(), part: 'settings' },
  },
  parameters: { passed: ['igreja', 'redirectTo'], browser: ['codigo'] },
})
