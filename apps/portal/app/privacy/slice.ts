import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  account: {
    data: { to: paths.ownData(), part: 'settings' },
    erase: { to: paths.deleteUser(), part: 'danger' },
  },
  parameters: { browser: ['chave'] },
})
