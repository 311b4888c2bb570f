import { defineSlice } from '../lib/define-slice.ts'

export const slice = defineSlice({ parameters: { kept: ['tipo'], passed: ['q'] } })
