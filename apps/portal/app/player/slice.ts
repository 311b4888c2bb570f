import { defineSlice } from '../lib/define-slice.ts'

export const slice = defineSlice({
  parameters: { passed: ['code', 'html', 'service', 'url'], browser: ['t'] },
})
