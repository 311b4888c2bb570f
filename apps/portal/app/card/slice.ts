import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  account: { card: { to: paths.memberCard(), part: 'tiles' } },
  notifications: { CARTEIRINHA: () => paths.memberCard() },
  parameters: { browser: ['copias', 'memberChurchId', 'showCard', 'userId'] },
})
