import type { CallName, ErrorCode } from '@atrio/contract'
import { agendaCases } from './agenda-cases.ts'
import { activationCases } from './activation-cases.ts'
import { contentCases } from './content-cases.ts'
import { cardCases } from './card-cases.ts'
import { chatCases } from './chat-cases.ts'
import { copyCases } from './copy-cases.ts'
import { eventCases } from './event-cases.ts'
import { familyCases } from './family-cases.ts'
import { fileCases } from './file-cases.ts'
import { givingCases } from './giving-cases.ts'
import { groupCases } from './group-cases.ts'
import { importCases } from './import-cases.ts'
import { liveCases } from './live-cases.ts'
import { moneyCases } from './money-cases.ts'
import { ordersCases } from './orders-cases.ts'
import { noticeCases } from './notice-cases.ts'
import { hostCases } from './host-cases.ts'
import { mergeCases } from './merge-cases.ts'
import { passkeyCases } from './passkey-cases.ts'
import { peopleCases } from './people-cases.ts'
import { playCases } from './play-cases.ts'
import { prayerCases } from './prayer-cases.ts'
import { privacyCases } from './privacy-cases.ts'
import { pushCases } from './push-cases.ts'
import { settingsCases } from './settings-cases.ts'
import { lostFactorCases } from './lost-factor-cases.ts'
import { staffCases } from './staff-cases.ts'
import { staffPasskeyCases } from './staff-passkey-cases.ts'
import { subscriptionCases } from './subscription-cases.ts'
import { thirdPartyCases } from './third-party-cases.ts'
import { transferCases } from './transfer-cases.ts'
import { waitingCases } from './waiting-cases.ts'
import type { Case } from './status-cases.ts'

const slices = [
  contentCases,
  eventCases,
  cardCases,
  copyCases,
  chatCases,
  groupCases,
  givingCases,
  ordersCases,
  transferCases,
  waitingCases,
  liveCases,
  moneyCases,
  noticeCases,
  fileCases,
  familyCases,
  hostCases,
  mergeCases,
  passkeyCases,
  importCases,
  peopleCases,
  playCases,
  prayerCases,
  privacyCases,
  pushCases,
  staffCases,
  lostFactorCases,
  staffPasskeyCases,
  subscriptionCases,
  agendaCases,
  settingsCases,
  thirdPartyCases,
  activationCases,
]

/** What the slices' own lists say of a call. */
export function sliceCase(name: CallName): Partial<Record<ErrorCode | 'ok', Case>> {
  return Object.assign({}, ...slices.map((cases) => cases[name]))
}
