import { defineSlice } from './define-slice.ts'

export const slice = defineSlice({ parameters: { kept: ['lang'], passed: ['redirectTo'] } })
