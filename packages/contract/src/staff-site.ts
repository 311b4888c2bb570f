import { staffAccessCalls } from './staff-access.ts'
import { staffAgendaCalls } from './staff-agenda.ts'
import { staffHostsCalls } from './staff-hosts.ts'
import { staffCopyCalls } from './staff-copy.ts'
import { staffListsCalls } from './staff-lists.ts'
import { staffLostFactorCalls } from './staff-lost-factor.ts'
import { staffMailsCalls } from './staff-mails.ts'
import { staffPaymentsCalls } from './staff-payments.ts'
import { staffNoticeCalls } from './staff-notices.ts'
import { staffSettingsCalls } from './staff-settings.ts'
import { staffSetupCalls } from './staff-setup.ts'
import { staffTeamCalls } from './staff-team.ts'
import { staffTodayCalls } from './staff-today.ts'

export {
  staffAccessCalls,
  staffAgendaCalls,
  staffHostsCalls,
  staffListsCalls,
  staffLostFactorCalls,
  staffMailsCalls,
  staffPaymentsCalls,
  staffNoticeCalls,
  staffSettingsCalls,
  staffSetupCalls,
  staffTeamCalls,
  staffTodayCalls,
}

/** What the staff's site does beside the work of each slice: who comes in, who is of the staff, what waits, and the week. */
export const staffCalls = {
  ...staffAccessCalls,
  ...staffLostFactorCalls,
  ...staffTeamCalls,
  ...staffTodayCalls,
  ...staffAgendaCalls,
  ...staffHostsCalls,
  ...staffCopyCalls,
  ...staffListsCalls,
  ...staffMailsCalls,
  ...staffPaymentsCalls,
  ...staffNoticeCalls,
  ...staffSettingsCalls,
  ...staffSetupCalls,
}
