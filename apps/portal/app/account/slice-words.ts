import { Baby, Bell, Camera, Church, KeyRound, MapPinHouse, UserRound } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  account: {
    data: { label: m.account_data, detail: m.account_data_detail, Icon: UserRound },
    photo: { label: m.account_photo, detail: m.account_photo_detail, Icon: Camera },
    addresses: { label: m.account_addresses, detail: m.account_addresses_detail, Icon: MapPinHouse },
    family: { label: m.account_family, detail: m.account_family_intro, Icon: Baby },
    security: { label: m.account_security, detail: m.account_security_detail, Icon: KeyRound },
    notifications: { label: m.notification_title, detail: m.notification_intro, Icon: Bell },
    church: { label: m.account_church, detail: m.account_church_detail, Icon: Church },
  },
} satisfies SliceWords & WordsOf<typeof slice>
